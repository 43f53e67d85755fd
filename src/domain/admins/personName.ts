/** Splits a whole name: the last word is the last name, unless a comma says otherwise: "Berg, Anna". */

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

export const personName = (whole: string): PersonName => {
  const words = whole.trim().replaceAll(/\s+/g, " ");
  const [before = "", ...after] = words.split(",").map((part) => part.trim());
  const behind = after.filter((part) => part !== "").join(", ");
  if (behind !== "") return { firstName: behind, lastName: before };
  const gap = before.lastIndexOf(" ");
  return gap === -1
    ? { firstName: before, lastName: "" }
    : { firstName: before.slice(0, gap), lastName: before.slice(gap + 1) };
};
