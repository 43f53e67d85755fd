/** What `npm run bench:browser` measures, beside what, and how much it may be: the one place to edit. */

export interface Measure {
  readonly name: string;
  /** Figures of visits (visits.ts): what is measured, and what it is divided by. */
  readonly of: string;
  readonly by: string;
  /** The largest ratio, with the processor at full speed and at a quarter of it; about 1.3 × what was measured. */
  readonly most: { readonly 1: number; readonly 4: number };
}

/**
 * What the floor has too is divided by the floor's own figure. What it does not have is divided by the time until its
 * list is ready, which measures the machine.
 */
export const measures: ReadonlyArray<Measure> = [
  { name: "list ready", of: "console list", by: "floor list", most: { 1: 2.9, 4: 2.9 } },
  { name: "first paint", of: "console firstPaint", by: "floor firstPaint", most: { 1: 1, 4: 1 } },
  { name: "list → detail, cold", of: "console cold", by: "floor cold", most: { 1: 7, 4: 7 } },
  { name: "list → detail, warm", of: "console warm", by: "floor warm", most: { 1: 7, 4: 7 } },
  { name: "charts in view", of: "console chartsInView", by: "floor list", most: { 1: 5, 4: 4 } },
  { name: "all charts", of: "console allCharts", by: "floor list", most: { 1: 5, 4: 4 } },
  { name: "10,000 apps: list ready", of: "many list", by: "console list", most: { 1: 2, 4: 2 } },
  { name: "10,000 apps: key in search", of: "many search", by: "floor list", most: { 1: 0.15, 4: 0.2 } },
  { name: "10,000 apps: key in picker", of: "many picker", by: "floor list", most: { 1: 0.15, 4: 0.2 } },
  { name: "10,000 apps: picker opens", of: "many opening", by: "floor list", most: { 1: 0.4, 4: 0.4 } },
];

/** How much 100 navigations may leave behind. The heap also holds compiled code and the tab's history. */
export const growth = { nodes: 50, listeners: 20, heapMegabytes: 3 };
