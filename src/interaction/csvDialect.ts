/**
 * CSV files, and their dialect: that of the interface's language, until the person chooses the other one. Spreadsheets read
 * only that of the system's language, which a page does not know.
 */
import { Schema } from "effect";
import { atom } from "jotai";
import { csv, type CsvCell, type CsvDialect } from "#src/domain/csv.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { storedAtom } from "#src/runtime/storedAtom.ts";
import { csvKey } from "#src/services/storage/storageKeys.ts";
import { messages } from "./messages.en.ts";
import { saveFileAtom } from "./saveFile.ts";
import { toastAtom } from "./toasts.ts";

const chosenAtom = storedAtom(csvKey, Schema.Literal("commas", "semicolons"));
export const csvDialectAtom = atom(
  (get): CsvDialect => get(chosenAtom) ?? (get(i18nAtom).number(0.5).includes(",") ? "semicolons" : "commas"),
);

type Rows = ReadonlyArray<ReadonlyArray<CsvCell>>;

/** Saves rows as a file. Spreadsheets read it as UTF-8, since it begins with a mark for that. */
export const saveCsvAtom = atom(null, (get, set, name: string, rows: Rows) => {
  const text = `\uFEFF${csv(rows, get(csvDialectAtom))}`;
  return set(saveFileAtom, { name: `${name}.csv`, type: "text/csv;charset=utf-8", text });
});

/** What `changeCsvDialectAtom` does. */
export const changeCsvDialectTextAtom = atom((get) =>
  get(i18nAtom).text(get(csvDialectAtom) === "commas" ? messages.csvWithSemicolons : messages.csvWithCommas),
);

/** Changes to the other dialect. */
export const changeCsvDialectAtom = atom(null, (get, set) => {
  const next = get(csvDialectAtom) === "commas" ? "semicolons" : "commas";
  set(chosenAtom, next);
  set(toastAtom, get(i18nAtom).text(next === "commas" ? messages.csvHasCommas : messages.csvHasSemicolons));
});
