/** Sending invitations, and those sent since the page was loaded: no call of the contract lists them. */
import { DateTime, Effect } from "effect";
import { atom, useAtom } from "jotai";
import { type RefObject, useEffect } from "react";
import type { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import { AdminsApi } from "#schemas/admins/AdminsApi.ts";
import { uniqueness } from "#src/interaction/uniqueness.ts";
import { actionAtom, type AtomTools } from "#src/runtime/actionAtom.ts";
import { callsOf } from "#src/services/ApiClient.ts";

export interface SentInvitation extends AdminInvitation {
  readonly key: string;
  readonly at: DateTime.Utc;
}

/** The latest comes first. They are in memory only. */
export const sentInvitationsAtom = atom<ReadonlyArray<SentInvitation>>([]);

export type InviteMode = "one" | "several";

/** Whether one person is invited, or several at once. */
export const inviteModeAtom = atom<InviteMode>("one");

const requestedAtom = atom<InviteMode>();

/** Set by a command, and by pointing at a mode: the form that it names is shown, and takes the focus. */
export const requestedFormAtom = atom(
  (get) => get(requestedAtom),
  (_get, set, mode: InviteMode | undefined) => {
    if (mode) set(inviteModeAtom, mode);
    set(requestedAtom, mode);
  },
);

/** Focuses the first field of a form that is requested. */
export const useRequestedFocus = (mode: InviteMode, field: RefObject<HTMLElement | null>): void => {
  const [requested, setRequested] = useAtom(requestedFormAtom);
  useEffect(() => {
    if (requested !== mode) return;
    field.current?.focus();
    setRequested(undefined);
  }, [field, mode, requested, setRequested]);
};

/** Under which the list of several people is kept when the session ends. */
export const severalFormId = "invitations";

/** Whoever sends again after an answer was lost sends the same request, which the platform carries out once. */
const keysAtom = atom(() => new Map<string, string>());

export const inviteAtom = actionAtom(
  Effect.fn("admins.invite")(function* (invitation: AdminInvitation, { get, set }: AtomTools) {
    const keys = get(keysAtom);
    const request = JSON.stringify(invitation);
    const key = keys.get(request) ?? crypto.randomUUID();
    keys.set(request, key);
    const admins = yield* callsOf(AdminsApi);
    yield* admins.invite({ payload: invitation, headers: { "idempotency-key": key } });
    keys.delete(request);
    const sent: SentInvitation = { ...invitation, key, at: yield* DateTime.now };
    set(sentInvitationsAtom, (all) => [sent, ...all]);
  }),
);

/** Addresses whose refused invitation was sent again or taken back since the page was loaded. */
export const settledInvitationsAtom = atom<ReadonlySet<string>>(new Set<string>());

export const takeBackAtom = actionAtom((email: string) =>
  Effect.flatMap(callsOf(AdminsApi), (admins) => admins.takeBack({ urlParams: { email } })),
);

/** Checks while typing whether an email address is taken. */
export const emailUniqueness = uniqueness((email) =>
  Effect.flatMap(callsOf(AdminsApi), (admins) => admins.isEmailUnique({ urlParams: { email } })),
);
