/** Prints the page, when everything on it has been unfolded and drawn. */
import { Effect } from "effect";
import { atom } from "jotai";
import { run } from "#src/runtime/run.ts";
import { Printer } from "#src/services/Printer.ts";

// Charts that were folded away are drawn when they are seen first.
const drawing = "600 millis";

/** Whether everything that folds has to be unfolded. */
export const isPrintingAtom = atom(false);

export const printAtom = atom(null, async (get, set) => {
  set(isPrintingAtom, true);
  await run(
    get,
    Effect.flatMap(Printer, ({ print }) => Effect.delay(print, drawing)),
  );
  set(isPrintingAtom, false);
});
