/** The beginning of a text, never in the middle of a character as people count them. */
import { segmenter } from "#schemas/scalars.ts";

export const firstCharacters = (text: string, count: number): string => {
  let end = 0;
  let taken = 0;
  for (const { segment, index } of segmenter.segment(text)) {
    if (taken === count) break;
    taken += 1;
    end = index + segment.length;
  }
  return text.slice(0, end);
};
