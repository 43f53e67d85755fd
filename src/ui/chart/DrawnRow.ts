/** One line of a drawing; see `drawing.vl.ts`. */
export interface DrawnRow {
  /** Top of the label, in pixels from the top of the chart. */
  readonly y: number;
  readonly label: string;
  /** Text at the right. */
  readonly value: string;
  readonly look: "label" | "heading" | "note";
  /** What the bar lies on: nothing without a number, a dashed track if the count is withheld. */
  readonly track: "none" | "plain" | "withheld";
  /** Top and bottom of the bar and its track, in pixels from the top of the chart. */
  readonly barTop: number;
  readonly barBottom: number;
  /** Start and end of the bar, as shares of the width; equal if there is none. */
  readonly from: number;
  readonly to: number;
  /** A dot in the bar's colour before the label, if the bar is on another line. */
  readonly hasDot: boolean;
  /** Colour of bar and dot: a CSS variable of the theme, `var(--chart-1)`. */
  readonly color: string;
}
