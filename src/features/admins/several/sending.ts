/** Sends invitations one after the other, each with a result of its own. What concerns all of them stops the rest. */
import { Cause, Option } from "effect";
import { atom } from "jotai";
import type { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import type { Message } from "#src/i18n/messages.ts";
import { refusalOf } from "#src/interaction/refusal.ts";
import { offlineSinceAtom } from "#src/runtime/connectivity.ts";
import { inviteAtom } from "../invitations.ts";
import { messages as one } from "../messages.en.ts";

export type Outcome =
  | { readonly state: "sending" | "invited" | "exists" }
  /** The platform may have carried it out: a retry has to use the same idempotency key. */
  | { readonly state: "failed"; readonly reason: Message; readonly field: string | undefined };

export interface Sending {
  readonly invitations: ReadonlyArray<AdminInvitation>;
  /** The idempotency key of an invitation. */
  readonly keyOf: (invitation: AdminInvitation) => string;
  /** Is asked before each. */
  readonly isStopped: () => boolean;
  readonly onOutcome: (invitation: AdminInvitation, outcome: Outcome) => void;
}

/** Failures that the next invitation would meet as well. */
const stops = new Set(["TooManyRequests", "Unauthorized", "Unavailable", "RequestError"]);

/** Resolves to why it ended early, unless a person stopped it. */
export const sendAtom = atom(null, async (get, set, sending: Sending): Promise<Message | undefined> => {
  const { invitations, keyOf, isStopped, onOutcome } = sending;
  for (const invitation of invitations) {
    if (isStopped()) return undefined;
    if (get(offlineSinceAtom) !== undefined) return common.unreachable;
    onOutcome(invitation, { state: "sending" });
    const exit = await set(inviteAtom, { invitation, key: keyOf(invitation) });
    if (exit._tag === "Success") {
      onOutcome(invitation, { state: "invited" });
      continue;
    }
    const tag = Option.getOrUndefined(Cause.failureOption(exit.cause))?._tag ?? "";
    if (tag === "EmailTaken") {
      onOutcome(invitation, { state: "exists" });
      continue;
    }
    const { form, fields } = refusalOf(
      exit.cause,
      Object.keys(invitation),
      { EmailTaken: one.emailTaken },
      {},
    );
    const [field, problem] = Object.entries(fields)[0] ?? [];
    const reason = form ?? problem ?? common.serverFailed;
    onOutcome(invitation, { state: "failed", reason, field });
    if (stops.has(tag)) return reason;
  }
  return undefined;
});
