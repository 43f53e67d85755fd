/**
 * What this browser keeps of a person beside the session, and when it goes.
 *
 * Signing out removes cached apps, the person's forms that were not sent, reminders of rotated secrets, and the last choice of the
 * statistics. Drafts of themes stay, since only a confirmed discard loses an edit. A session that ends by itself removes
 * nothing. Nobody meets what is another's: drafts, forms and reminders are stored under their person's subject, and the
 * rest goes when another person signs in. Language, appearance, shortcuts, navigation and the trend's switch belong to
 * the device.
 */
import { Effect, Option, Schema } from "effect";
import { atom } from "jotai";
import { keepFormsAtom } from "#src/interaction/keptForms.ts";
import { runEffect } from "#src/runtime/runtimeAtom.ts";
import * as appRecords from "#src/services/apps/appRecords.ts";
import { leaveFor, reload } from "#src/services/Browser.ts";
import { whenGone } from "#src/services/browser/listeners.ts";
import { Session, type SessionEnd } from "#src/services/Session.ts";
import { keepThisPage, refuseThisPage } from "#src/services/sign-in/wantedPage.ts";
import { discardForms } from "#src/services/storage/keptForms.ts";
import { claimPersonalStorage, clearPersonalStorage } from "#src/services/storage/personalStorage.ts";
import { tabKeys } from "#src/services/storage/storageKeys.ts";
import { tabStorage } from "#src/services/storage/webStorage.ts";

const isPersonalInTab = (key: string): boolean =>
  [tabKeys.rotations, tabKeys.wanted, tabKeys.left].some((start) => key.startsWith(start));

/** Signing out. */
export const clearPersonalData = Effect.gen(function* () {
  yield* appRecords.clear;
  yield* discardForms;
  tabStorage.removeWhere(isPersonalInTab);
  clearPersonalStorage();
});

/** A completed sign-in of `subject`. The cached apps may be older than the last session, so they always go. */
export const clearOthersData = (subject: string | null) =>
  Effect.map(appRecords.clear, () => claimPersonalStorage(subject));

const Left = Schema.parseJson(Schema.Struct({ subject: Schema.String, hasKept: Schema.Boolean }));

const pageOwner = Effect.flatMap(Session, ({ owner }) => owner);

const noteWhoLeft = Effect.fn("noteWhoLeft")(function* (hasKept: boolean) {
  const subject = Option.getOrUndefined(yield* pageOwner);
  if (subject === undefined) return;
  tabStorage.set(tabKeys.left, Left, { subject, hasKept });
});

/** Another person who left this tab without signing out, and whether something is kept for them. */
export const takeFormerPerson = Effect.gen(function* () {
  const left = Option.getOrUndefined(tabStorage.take(tabKeys.left, Left));
  return left === undefined || Option.contains(yield* pageOwner, left.subject) ? undefined : left;
});

/** The route /administer sets it. */
export const formerPersonAtom = atom<typeof Left.Type | undefined>(undefined);

/** What the session says, unless the caller knows it: none while it lives, or lives again. */
const endOr = (known: SessionEnd | undefined) =>
  known === undefined || known === "ended"
    ? Effect.map(
        Effect.flatMap(Session, ({ end }) => end),
        Option.getOrUndefined,
      )
    : Effect.succeed(known);

/**
 * After a sign-out nothing is kept. Otherwise changed forms are kept for the same person's next sign-in, which opens the
 * page of an ended session again. If another person has signed in, the page reloads with their session. Without `known`,
 * a call was refused: who still has a session goes to the welcome page too, and stays there.
 */
export const leaveAtom = atom(null, async (get, set, known?: SessionEnd) => {
  const end = await runEffect(get, endOr(known));
  // Its person has signed in again while the page waited.
  if (known === "ended" && end === undefined) return;
  if (end === undefined) await runEffect(get, refuseThisPage);
  if (end === "ended") keepThisPage();
  if (end === "signed-out") await runEffect(get, clearPersonalData);
  else {
    await runEffect(get, noteWhoLeft(await set(keepFormsAtom)));
    // What is typed until the page is gone.
    whenGone(() => void set(keepFormsAtom));
  }
  await runEffect(get, end === "replaced" ? reload : leaveFor("/"));
});
