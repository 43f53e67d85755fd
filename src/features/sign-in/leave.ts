/** Leaves the page after its session has ended, which also clears its memory. */
import { atom } from "jotai";
import { keepFormsAtom } from "#src/interaction/keptForms.ts";
import { runEffect, withService } from "#src/runtime/runEffect.ts";
import { Browser } from "#src/services/Browser.ts";
import type { SessionEnd } from "#src/services/Session.ts";
import { clearPersonalData } from "./personalData.ts";

/**
 * After a sign-out nothing is kept. Otherwise changed forms are kept for the same person's next sign-in. If another
 * person has signed in, the page reloads with their session.
 */
export const leaveAtom = atom(null, async (get, set, end: SessionEnd) => {
  if (end === "signed-out") await runEffect(get, clearPersonalData);
  else await set(keepFormsAtom);
  await withService(get, Browser, ({ leaveFor, reload }) => (end === "replaced" ? reload : leaveFor("/")));
});
