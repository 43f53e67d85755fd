/**
 * What this browser keeps of the signed-in person beside the session: app records, forms that were not sent, reminders of
 * rotated secrets, drafts of themes, and the last choice of the statistics. Signing out removes all of it, and so that
 * nobody meets another person's, a sign-in of another person removes what is not kept under a subject. A session that
 * ends by itself removes nothing. Language, appearance, shortcuts, navigation and the trend's switch are the device's.
 */
import { Effect } from "effect";
import { AppRecords } from "#src/services/apps/AppRecords.ts";
import { KeptForms } from "#src/services/KeptForms.ts";
import { claimPersonalStorage, clearPersonalStorage } from "#src/services/personalStorage.ts";
import { tabKeys } from "#src/services/storageKeys.ts";
import { TabStorage } from "#src/services/TabStorage.ts";

const clearAppRecords = Effect.flatMap(AppRecords, ({ clear }) => clear);

/** Signing out. */
export const clearPersonalData = Effect.all(
  [
    clearAppRecords,
    Effect.flatMap(KeptForms, ({ discardAll }) => discardAll),
    Effect.flatMap(TabStorage, ({ removeAll }) => removeAll(tabKeys.rotations)),
    clearPersonalStorage,
  ],
  { discard: true },
);

/** A completed sign-in of `subject`. The app records may be older than the last session, so they always go. */
export const clearOthersData = (subject: string | null) =>
  Effect.zipRight(clearAppRecords, claimPersonalStorage(subject));
