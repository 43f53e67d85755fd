/** A chart as a PNG: drawn on a canvas in the given colours, between its title and notes. */
import { type Drawing, drawingHeights } from "./kinds.ts";
import { makeView, setDrawing } from "./vega.ts";

export interface ChartImage {
  readonly title: string;
  readonly drawing: Drawing;
  /** Texts below the drawing: summary, app, period, time zone, time of creation. */
  readonly notes: ReadonlyArray<string>;
  /** The value of a theme's variable: `--chart-accent`. */
  readonly colorOf: (variable: string) => string;
}

const width = 640;
const margin = 32;
const titleHeight = 40;
const gap = 16;
const lineHeight = 18;
const resolution = 2;
const font = '"Inter Variable", "Inter Fallback", system-ui, sans-serif';

interface Item {
  fill?: string;
  stroke?: string;
  readonly items?: ReadonlyArray<Item>;
}

/** Replaces the CSS variables, which a canvas does not know. */
const setColors = (item: Item, colorOf: ChartImage["colorOf"]): void => {
  for (const paint of ["fill", "stroke"] as const) {
    const variable = /^var\((.+)\)$/.exec(item[paint] ?? "")?.[1];
    if (variable !== undefined) item[paint] = colorOf(variable);
  }
  for (const child of item.items ?? []) setColors(child, colorOf);
};

/** Breaks a text into lines that fit. */
const wrapped = (context: CanvasRenderingContext2D, text: string): ReadonlyArray<string> => {
  const lines: Array<string> = [];
  for (const word of text.split(" ")) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

export const drawChartImage = async (image: ChartImage): Promise<Blob> => {
  const { title, notes, colorOf } = image;
  const height = drawingHeights(image.drawing).wide;
  const view = setDrawing(makeView(image.drawing.kind), image.drawing, { width, height });
  await view.runAsync();
  setColors(view.scenegraph().root as Item, colorOf);
  const drawing = await view.toCanvas(resolution);

  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no canvas");
  const noteFont = `12px ${font}`;
  context.font = noteFont;
  const lines = notes.flatMap((note) => wrapped(context, note));
  // Setting its size resets a canvas, so everything else is set afterwards.
  canvas.width = (width + 2 * margin) * resolution;
  canvas.height = (height + 2 * margin + titleHeight + gap + lines.length * lineHeight) * resolution;
  context.scale(resolution, resolution);
  context.textBaseline = "top";
  context.fillStyle = colorOf("--color-surface");
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = colorOf("--color-text");
  context.font = `600 16px ${font}`;
  context.fillText(title, margin, margin, width);
  const top = margin + titleHeight;
  context.drawImage(drawing, margin, top, width, height);
  context.fillStyle = colorOf("--color-text-muted");
  context.font = noteFont;
  for (const [index, line] of lines.entries()) {
    context.fillText(line, margin, top + height + gap + index * lineHeight, width);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The image could not be made"))),
      "image/png",
    );
  });
};
