/** Inviting, and whom this visit has invited: no call of the contract lists that. */
import { DateTime, Effect, Exit } from "effect";
import { atom } from "jotai";
import type { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import { actionAtom } from "#src/runtime/actionAtom.ts";
import { ApiClient } from "#src/services/ApiClient.ts";

export interface SentInvitation extends AdminInvitation {
  /** The intent's: the same request is listed once. */
  readonly key: string;
  readonly at: DateTime.Utc;
}

const listAtom = atom<ReadonlyArray<SentInvitation>>([]);

/** The latest first. In memory alone. */
export const sentInvitationsAtom = atom((get) => get(listAtom));

interface Invite {
  readonly invitation: AdminInvitation;
  /** The intent's: a repeated request invites once. */
  readonly key: string;
}

const invitingAtom = actionAtom(
  Effect.fn("admins.invite")(
    function* ({ invitation, key }: Invite) {
      const { admins } = yield* ApiClient;
      yield* admins.invite({ payload: invitation, headers: { "idempotency-key": key } });
      return { _tag: "Sent", at: yield* DateTime.now } as const;
    },
    Effect.catchTags({
      EmailTaken: () => Effect.succeed({ _tag: "Taken" } as const),
      Invalid: ({ issues }) => Effect.succeed({ _tag: "Refused", issues } as const),
    }),
  ),
);

export const inviteAtom = atom(null, async (_get, set, invite: Invite) => {
  const exit = await set(invitingAtom, invite);
  if (Exit.isSuccess(exit) && exit.value._tag === "Sent") {
    const sent = { ...invite.invitation, key: invite.key, at: exit.value.at };
    set(listAtom, (all) => [sent, ...all.filter(({ key }) => key !== sent.key)]);
  }
  return exit;
});
