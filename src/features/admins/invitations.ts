/** Inviting, and the invitations of this visit: no call of the contract lists them. */
import { DateTime, Effect, Exit } from "effect";
import { atom } from "jotai";
import type { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import { actionAtom } from "#src/runtime/actionAtom.ts";
import { ApiClient } from "#src/services/ApiClient.ts";

export interface SentInvitation extends AdminInvitation {
  /** Its idempotency key. */
  readonly key: string;
  readonly at: DateTime.Utc;
}

const listAtom = atom<ReadonlyArray<SentInvitation>>([]);

/** The latest first, in memory alone. */
export const sentInvitationsAtom = atom((get) => get(listAtom));

/** Whether the form was asked for from elsewhere: it takes the focus and sets this to false. */
export const inviteFormRequestedAtom = atom(false);

interface InviteRequest {
  readonly invitation: AdminInvitation;
  readonly key: string;
}

const invitingAtom = actionAtom(
  Effect.fn("admins.invite")(function* ({ invitation, key }: InviteRequest) {
    const { admins } = yield* ApiClient;
    yield* admins.invite({ payload: invitation, headers: { "idempotency-key": key } });
    return { ...invitation, key, at: yield* DateTime.now } satisfies SentInvitation;
  }),
);

export const inviteAtom = atom(null, async (_get, set, request: InviteRequest) => {
  const exit = await set(invitingAtom, request);
  if (Exit.isSuccess(exit)) {
    const sent = exit.value;
    set(listAtom, (all) => [sent, ...all.filter(({ key }) => key !== sent.key)]);
  }
  return exit;
});
