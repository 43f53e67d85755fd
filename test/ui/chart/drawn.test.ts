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
];

it.each<readonly [string, Drawing, number, ReadonlyArray<string>]>([
  [
    "bars",
    { kind: "bars", rows },
    600,
    [
      "Sleep 0 14 text | Mind 0 42 text",
      "52 7 494 21 accent accent | 51 34 249 50 surface accent",
      "50 4 55 25 text surface | 442 32 447 53 text surface",
      "9 520 14 text | 4 520 42 text",
      "90 % 567 14 text",
      "+9 600 14 text",
    ],
  ],
  [
    "narrow bars",
    { kind: "bars", rows },
    320,
    [
      "Sleep 0 7 text | Mind 0 31 text",
      "0 15 320 21 accent accent | -1 38 143 46 surface accent",
      "-2 14 3 23 text surface | 282 38 287 47 text surface",
      "9 252 7 text | 4 252 31 text",
      "90 % 293 7 text",
      "+9 320 7 text",
    ],
  ],
  [
    "narrow panels",
    bulletsOf(2, 3),
    320,
    [
      "48 27 73 44 accent accent | 48 49 73 66 accent accent",
      "48 31 60 39 accent | 48 53 60 61 accent",
      "142 24 147 47 text surface | 71 46 76 69 text surface",
      "v00 72 35 text | v10 73 57 text",
      "Row 0 0 35 text | Row 1 0 57 text",
      "49 8 57 16 accent",
      "Column 0 48 12 text",
      "192 27 217 44 accent accent | 192 49 217 66 accent accent",
      "192 31 204 39 accent | 192 53 204 61 accent",
      "286 24 291 47 text surface | 215 46 220 69 text surface",
      "v01 216 35 text | v11 217 57 text",
      "193 8 201 16 accent",
      "Column 1 192 12 text",
      "48 103 73 120 accent accent | 48 125 73 142 accent accent",
      "48 107 60 115 accent | 48 129 60 137 accent",
      "142 100 147 123 text surface | 71 122 76 145 text surface",
      "v02 72 111 text | v12 73 133 text",
      "Row 0 0 111 text | Row 1 0 133 text",
      "49 84 57 92 accent",
      "Column 2 48 88 text",
    ],
  ],
  [
    "a trend",
    trendOf([null, 1, 1]),
    600,
    [
      "48 102 601 103 chart-line | 48 26 601 27 chart-line",
      "48 248 601 249 chart-line | 48 196 601 197 chart-line | 48 144 601 145 chart-line",
      "0 1 102 text-muted | 1 1 27 text-muted",
      "0 1 249 text-muted | 1 1 196 text-muted | 2 1 144 text-muted",
      "232 26 416 102 border",
      "232 144 416 248 border",
      "75 26 205 102 border-control",
      "116 102 164 102 accent accent | 300 26 348 102 accent accent | 484 26 533 102 accent accent",
      "484 2 532 126 accent",
      "231 25 601 27 grey | 231 25 601 27 grey | 231 25 601 27 grey | 231 25 601 27 grey | 231 25 601 27 grey | 231 25 601 27 grey",
      "New users 0 8 text",
      "260 144 388 248 border",
      "116 196 164 248 accent accent | 300 196 348 248 accent accent | 484 195 533 249 accent accent",
      "484 172 532 272 accent",
      "47 143 601 145 grey | 47 143 601 145 grey | 47 143 601 145 grey | 47 143 601 145 grey | 47 143 601 145 grey | 47 143 601 145 grey",
      "Active users 0 126 text",
      "T0 140 262 text-muted | T1 324 262 text-muted | T2 508 262 text-muted",
      "so far 508 276 text-muted",
      "— Before 600 8 text-muted",
    ],
  ],
])("%s", async (_what, drawing, width, marks) => {
  expect(await drawn(drawing, width)).toEqual(marks);
  // The console draws other rows in the same view: all are in their places, if not in their order.
  const view = makeView(drawing.kind);
  await drawn({ ...drawing, rows: drawing.rows.toReversed() } as Drawing, width, view);
  const inAnyOrder = (lines: ReadonlyArray<string>) => lines.map((line) => line.split(" | ").toSorted());
  expect(inAnyOrder(await drawn(drawing, width, view))).toEqual(inAnyOrder(marks));
});
