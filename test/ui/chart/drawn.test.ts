/** What each kind of chart draws, wide and narrow: its texts and shapes with their places in pixels, a line for each mark. */
import { expect, it } from "vitest";
import { type Drawing, drawingHeights } from "#src/ui/chart/kinds.ts";
import { makeView, setDrawing } from "#src/ui/chart/vega.ts";
import { bar, bulletsOf, trendOf } from "#test/support/chartRows.ts";

interface Item {
  readonly x?: number;
  readonly y?: number;
  readonly text?: string;
  readonly fill?: string | null;
  readonly stroke?: string | null;
  readonly bounds: { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number };
  readonly items?: ReadonlyArray<{ readonly items: ReadonlyArray<Item> }>;
}

const shapeOf = ({ x = 0, y = 0, text, fill, stroke, bounds }: Item, left: number, top: number) => {
  const paints = [fill, stroke].filter((paint) => paint && paint !== "transparent");
  if (text === "" || paints.length === 0) return [];
  const { x1, y1, x2, y2 } = bounds;
  const at = text === undefined ? [left + x1, top + y1, left + x2, top + y2] : [text, left + x, top + y];
  return [[...at.map((one) => (typeof one === "number" ? Math.round(one) : one)), ...paints].join(" ")];
};
const marksOf = ({ x = 0, y = 0, items = [] }: Item, left: number, top: number): ReadonlyArray<string> =>
  items.flatMap((mark) => [
    mark.items.flatMap((item) => (item.items ? [] : shapeOf(item, left + x, top + y))).join(" | "),
    ...mark.items.flatMap((item) => marksOf(item, left + x, top + y)),
  ]);

const drawn = async (drawing: Drawing, width: number, view = makeView(drawing.kind)) => {
  const { wide, narrow } = drawingHeights(drawing);
  const size = { width, height: width === 600 ? wide : narrow };
  await setDrawing(view, drawing, size).runAsync();
  const { left, top } = view.padding() as { left: number; top: number };
  const root = view.scenegraph().root as unknown as { items: readonly [Item] };
  const lines = marksOf(root.items[0], left, top).filter(Boolean);
  return lines.map((line) => line.replaceAll(/var\(--(?:color|chart)-|\)/g, ""));
};

const rows = [
  { ...bar("Sleep", 9), compared: 0, share: "90 %", change: "+9", hasChanged: true },
  { ...bar("Mind", 4, 1), isHollow: true, compared: 8 },
  // Two pixels, so that it is seen.
  bar("Rest", 0.01, 2),
  { ...bar("Food", 0, 3), size: null },
];

const longest = { ...bar("Nobody", 1), number: "1,115,049 of 11,801,049 in this group" };

const inAnyOrder = (lines: ReadonlyArray<string>) => lines.map((line) => line.split(" | ").toSorted());

it("each kind of chart is drawn as approved, also in a view that has drawn other rows", async () => {
  const texts: Array<string> = [];
  for (const [what, drawing, width] of [
    ["bars", { kind: "bars", rows }, 600],
    ["narrow bars", { kind: "bars", rows }, 320],
    ["bars without room for their numbers", { kind: "bars", rows: [{ ...longest, share: "9 %" }] }, 320],
    ["narrow panels", bulletsOf(2, 3), 320],
    ["panels without room for their parts", bulletsOf(1, 1, longest.number), 320],
    ["a trend", trendOf([null, 1, null]), 600],
  ] as ReadonlyArray<readonly [string, Drawing, number]>) {
    const marks = await drawn(drawing, width);
    texts.push([`# ${what}`, ...marks].join("\n"));
    const view = makeView(drawing.kind);
    await drawn({ ...drawing, rows: drawing.rows.toReversed() } as Drawing, width, view);
    expect(inAnyOrder(await drawn(drawing, width, view))).toEqual(inAnyOrder(marks));
  }
  await expect(`${texts.join("\n\n")}\n`).toMatchFileSnapshot("drawn.txt");
});
