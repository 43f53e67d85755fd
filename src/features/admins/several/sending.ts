/** Sends invitations one after the other, each with a result of its own. What concerns all of them stops the rest. */
import { Cause, Option } from "effect";
import { atom } from "jotai";
import type { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import type { Message } from "#src/i18n/messages.ts";
import { type FailureMessages, refusalOf, type Tagged } from "#src/interaction/refusal.ts";
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
  /** Undefined: nothing was done, and it can be sent as before. */
  readonly onOutcome: (invitation: AdminInvitation, outcome: Outcome | undefined) => void;
}

/** Failures that the next invitation would meet as well. The platform did nothing, or may have carried it out. */
const stops = {
  TooManyRequests: "nothing",
  Unauthorized: "nothing",
  Unavailable: "perhaps",
  RequestError: "perhaps",
} as const;

const fields = ["firstName", "lastName", "email"];

const outcomeOf = <E extends Tagged>(
  cause: Cause.Cause<E>,
  own: FailureMessages<E>,
): { readonly outcome: Outcome | undefined; readonly stop: Message | undefined } => {
  const tag = Option.getOrUndefined(Cause.failureOption(cause))?._tag ?? "";
  if (tag === "EmailTaken") return { outcome: { state: "exists" }, stop: undefined };
  const refusal = refusalOf(cause, fields, own, {});
  const [field] = Object.keys(refusal.fields);
  const reason =
    refusal.form ?? (field === undefined ? undefined : refusal.fields[field]) ?? common.serverFailed;
  const effect = (stops as Readonly<Record<string, "nothing" | "perhaps">>)[tag];
  return {
    outcome: effect === "nothing" ? undefined : { state: "failed", reason, field },
    stop: effect && reason,
  };
};

/** Resolves to why it ended early, unless a person stopped it. */
export const sendAtom = atom(null, async (get, set, sending: Sending): Promise<Message | undefined> => {
  const { invitations, keyOf, isStopped, onOutcome } = sending;
  for (const invitation of invitations) {
    if (isStopped()) return undefined;
    if (get(offlineSinceAtom) !== undefined) return common.unreachable;
    onOutcome(invitation, { state: "sending" });
    const exit = await set(inviteAtom, { invitation, key: keyOf(invitation) });
    if (exit._tag === "Success") onOutcome(invitation, { state: "invited" });
    else {
      const { outcome, stop } = outcomeOf(exit.cause, { EmailTaken: one.emailTaken });
      onOutcome(invitation, outcome);
      if (stop) return stop;
    }
  }
  return undefined;
});
