/** The session of this page is over: what was typed is kept for its person, then the page is left, its memory with it. */
import { Effect } from "effect";
import { atom } from "jotai";
import { keepFormsAtom } from "#src/interaction/keptForms.ts";
import { runEffect } from "#src/runtime/runEffect.ts";
import { AppRecords } from "#src/services/apps/AppRecords.ts";
import { Browser } from "#src/services/Browser.ts";
import { KeptForms } from "#src/services/KeptForms.ts";
import type { SessionEnd } from "#src/services/Session.ts";

const emptied = Effect.zipRight(
  Effect.flatMap(KeptForms, ({ discardAll }) => discardAll),
  Effect.flatMap(AppRecords, ({ clear }) => clear),
);

/** `signed-out` is a person's act and keeps nothing; where another person has signed in, the page begins anew. */
export const leaveAtom = atom(null, async (get, set, end: SessionEnd) => {
  if (end === "signed-out") await runEffect(get, emptied);
  else await set(keepFormsAtom);
  await runEffect(
    get,
    Effect.flatMap(Browser, ({ leaveFor, reload }) => (end === "replaced" ? reload : leaveFor("/"))),
  );
});
