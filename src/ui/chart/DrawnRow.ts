/** One line of a drawn chart; see `drawing.vl.ts`. */
export interface DrawnRow {
  /** Of the words, in pixels from the top. */
  readonly y: number;
  readonly label: string;
  /** At the right. */
  readonly value: string;
  readonly look: "label" | "heading" | "note";
  /** Where there is no number there is no track; what is kept back has a dashed one. */
  readonly track: "none" | "plain" | "withheld";
  /** Of the bar and its track, in pixels from the top. */
  readonly barTop: number;
  readonly barBottom: number;
  /** Of the bar, as shares of the width; equal where there is none. */
  readonly from: number;
  readonly to: number;
  /** A dot before the label, for bars that are elsewhere. */
  readonly hasDot: boolean;
  /** Of bar and dot: a CSS variable of the theme, `var(--chart-1)`. */
  readonly color: string;
}
