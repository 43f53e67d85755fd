/** The measures of `npm run bench`, what each is compared with, and its limit. Edit them only here. */

export interface Measure {
  readonly name: string;
  /** Figures of visits (visits.ts): what is measured, and what it is divided by. */
  readonly of: string;
  readonly by: string;
  /** The largest ratio, with the processor at full speed and at a quarter of it; about 1.3 × what was measured. */
  readonly max: { readonly 1: number; readonly 4: number };
}

/**
 * A figure that the floor also has is divided by the floor's. Any other figure is divided by the time until the floor's
 * list is ready, which measures the machine.
 */
export const measures: ReadonlyArray<Measure> = [
  { name: "list ready", of: "console list", by: "floor list", max: { 1: 1.6, 4: 1.5 } },
  { name: "list takes keys", of: "console takeOver", by: "floor list", max: { 1: 3.2, 4: 3.4 } },
  { name: "first paint", of: "console firstPaint", by: "floor firstPaint", max: { 1: 0.95, 4: 0.6 } },
  { name: "list → detail, cold", of: "console cold", by: "floor cold", max: { 1: 2.6, 4: 4.1 } },
  { name: "list → detail, warm", of: "console warm", by: "floor warm", max: { 1: 1.8, 4: 3.7 } },
  { name: "charts in view", of: "console chartsInView", by: "floor list", max: { 1: 3.9, 4: 4 } },
  { name: "all charts", of: "console allCharts", by: "floor list", max: { 1: 3.9, 4: 4 } },
  { name: "10,000 apps: list ready", of: "many list", by: "console list", max: { 1: 2, 4: 2 } },
  { name: "10,000 apps: key in search", of: "many search", by: "floor list", max: { 1: 0.12, 4: 0.16 } },
  { name: "10,000 apps: key in picker", of: "many picker", by: "floor list", max: { 1: 0.16, 4: 0.21 } },
  { name: "10,000 apps: picker opens", of: "many opening", by: "floor list", max: { 1: 0.28, 4: 0.3 } },
];

/** How much 100 navigations may leave behind. The heap also holds compiled code and the tab's history. */
export const growth = { nodes: 50, listeners: 20, heapMegabytes: 3 };
