/** What this browser keeps for the signed-in person in addition to the session: app records, and forms that were not sent. */
import { Effect } from "effect";
import { AppRecords } from "#src/services/apps/AppRecords.ts";
import { KeptForms } from "#src/services/KeptForms.ts";

export const clearAppRecords = Effect.flatMap(AppRecords, ({ clear }) => clear);

export const clearPersonalData = Effect.zipRight(
  clearAppRecords,
  Effect.flatMap(KeptForms, ({ discardAll }) => discardAll),
);
