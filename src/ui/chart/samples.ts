/** Draws a sample of each kind, so that the browser has compiled the code before the first chart is wanted. */
import embed from "./embed.ts";
import type { Drawing } from "./kinds.ts";
import { drawInto } from "./vega.ts";

const texts = ["label", "number", "share", "change", "rowLabel", "columnLabel", "value", "tick", "soFar"];
const counts = [
  "size",
  "compared",
  "base",
  "count",
  "newUsers",
  "active",
  "newUsersCompared",
  "activeCompared",
];
const indexes = ["index", "rowIndex", "column"];
/** With the fields of all kinds. */
const row = Object.fromEntries([
  ...texts.map((name) => [name, "1"]),
  ...counts.map((name) => [name, 1]),
  ...indexes.map((name) => [name, 0]),
]) as Drawing["rows"][number];

/** @param idle - Awaited before each sample. */
export const drawSamples = async (idle: () => Promise<void>): Promise<void> => {
  for (const kind of ["bars", "bullets", "trend"]) {
    await idle();
    const { view } = embed(document.createElement("div"));
    await drawInto(view, { kind, rows: [row] } as Drawing, { width: 640, height: 240 });
  }
};
