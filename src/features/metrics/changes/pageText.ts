/** The page as text, for a mail: its key figures, and what changed. */
import { atom } from "jotai";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { appAtom } from "../question/choice.ts";
import { messages as choice } from "../question/messages.en.ts";
import { comparedText, daysText } from "../question/periodWords.ts";
import { changesAtom } from "./changes.ts";
import { figuresShownAtom, figureText, keyFiguresAtom } from "./keyFigures.ts";

export const pageTextAtom = atom((get): string => {
  const i18n = get(i18nAtom);
  const { period, compared } = get(figuresShownAtom);
  const { sentences, note } = get(changesAtom);
  const heading = [
    get(appAtom)?.name ?? "",
    daysText(i18n, period),
    ...(compared ? [i18n.text(choice.comparedWith, { what: comparedText(i18n, compared) })] : []),
  ].join(", ");
  const figures = get(keyFiguresAtom).map((figure) => figureText(i18n, figure));
  const changes = [...sentences.map(({ words }) => words), ...(note === undefined ? [] : [note])];
  return [heading, ...[...figures, ...changes].map((line) => `- ${line}`)].join("\n");
});
