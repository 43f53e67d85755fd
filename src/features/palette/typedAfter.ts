/**
 * What was typed before the palette's field exists, after another key; undefined once Escape has closed the palette.
 * Without imports, for the early script.
 */
export const typedAfter = (typed: string, { key }: KeyboardEvent): string | undefined => {
  if (key === "Escape") return undefined;
  if (key === "Backspace") return typed.slice(0, -1);
  return [...key].length === 1 ? typed + key : typed;
};
