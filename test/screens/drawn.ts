/** A chart as a person sees it: the texts of each row, with its marks by colour, length and place. */
import { tokenOf } from "./looks.ts";

interface Part {
  readonly label: string;
  readonly text: string;
  readonly box: DOMRect;
}

interface Shape {
  readonly token: string;
  readonly box: DOMRect;
}

/** One line of a drawing, and the words in it. */
export interface DrawnRow {
  readonly label: string;
  readonly words: ReadonlyArray<string>;
}

const middle = ({ top, height }: DOMRect) => top + height / 2;
const isClear = (paint: string) => paint === "none" || /^rgba\(.*, 0\)$/u.test(paint);

const paintOf = (shape: Element) => {
  const { fill, stroke, strokeWidth, opacity, fillOpacity } = getComputedStyle(shape);
  const isFilled = !isClear(fill) && fillOpacity !== "0";
  if (opacity === "0" || (!isFilled && (isClear(stroke) || strokeWidth === "0px"))) return undefined;
  return tokenOf(isFilled ? fill : stroke, "mark").replace("chart-", "");
};

const shapesOf = (svg: Element): ReadonlyArray<Shape> =>
  [...svg.querySelectorAll("path, rect, line, circle")].flatMap((shape) => {
    const box = shape.getBoundingClientRect();
    const token = box.width + box.height > 0 ? paintOf(shape) : undefined;
    return token === undefined ? [] : [{ token, box }];
  });

const textsOf = (svg: Element): ReadonlyArray<Part> =>
  [...svg.querySelectorAll("text")].flatMap((element) => {
    const text = element.textContent.trim();
    const { fill, fontWeight } = getComputedStyle(element);
    const token = tokenOf(fill, "color");
    const looks = [...(token === "text" ? [] : [token]), ...(Number(fontWeight) >= 600 ? ["bold"] : [])];
    const look = looks.length > 0 ? ` {${looks.join(" ")}}` : "";
    return text === "" ? [] : [{ text, label: `${text}${look}`, box: element.getBoundingClientRect() }];
  });

/** In pixels. The marks of a row are at most as high as it, and at most so far from its texts. */
const rowHeight = 28;
const reach = 14;

/** Parts that are equal one after another are counted. */
const counted = (labels: ReadonlyArray<string>) => {
  const found: Array<{ label: string; count: number }> = [];
  for (const label of labels) {
    const last = found.at(-1);
    if (last?.label === label) last.count += 1;
    else found.push({ label, count: 1 });
  }
  return found.map(({ label, count }) => (count > 1 ? `${count} × ${label}` : label));
};

export const drawnRows = (svg: Element): ReadonlyArray<DrawnRow> => {
  const shapes = shapesOf(svg);
  const rows: Array<{ readonly at: number; readonly texts: Array<Part>; readonly shapes: Array<Shape> }> = [];
  for (const text of textsOf(svg)) {
    const at = middle(text.box);
    const row = rows.find((each) => Math.abs(each.at - at) < 3);
    if (row) row.texts.push(text);
    else rows.push({ at, texts: [text], shapes: [] });
  }
  const others: Array<string> = [];
  for (const shape of shapes) {
    const distance = ({ at }: { readonly at: number }) => Math.abs(at - middle(shape.box));
    const [nearest] = rows.toSorted((a, b) => distance(a) - distance(b));
    if (nearest && distance(nearest) <= reach && shape.box.height <= rowHeight) nearest.shapes.push(shape);
    else others.push(shape.token);
  }
  const longest = Math.max(...rows.flatMap((row) => row.shapes.map(({ box }) => box.width)));
  const percent = (length: number) => `${Math.round((100 * length) / longest)}%`;
  const lines = rows
    .toSorted((a, b) => a.at - b.at)
    .map((row) => {
      const start = Math.min(...row.shapes.map(({ box }) => box.left));
      // A tick is where the compared period's bar would end.
      const marks = row.shapes.map(({ token, box }) => ({
        box,
        label:
          token === "text"
            ? `▏${token} at ${percent(box.left + box.width / 2 - start)}`
            : `▬ ${token} ${percent(box.width)}`,
      }));
      const parts = [...row.texts, ...marks].toSorted((a, b) => a.box.left - b.box.left);
      return {
        label: counted(parts.map(({ label }) => label)).join(" | "),
        words: row.texts.map(({ text }) => text),
      };
    });
  const rest = counted(others.toSorted()).join(", ");
  return rest === "" ? lines : [...lines, { label: rest, words: [] }];
};
