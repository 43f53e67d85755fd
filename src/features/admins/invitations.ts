/** Sending invitations, and those sent since the page was loaded: no call of the contract lists them. */
import { DateTime, Effect } from "effect";
import { atom } from "jotai";
import { AdminsApi } from "#schemas/admins/AdminsApi.ts";
import type { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import { actionAtom, type AtomTools } from "#src/runtime/actionAtom.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import { uniqueness } from "#src/interaction/uniqueness.ts";

export interface SentInvitation extends AdminInvitation {
  readonly key: string;
  readonly at: DateTime.Utc;
}

const listAtom = atom<ReadonlyArray<SentInvitation>>([]);

/** The latest comes first. They are in memory only. */
export const sentInvitationsAtom = atom((get) => get(listAtom));

export type InviteMode = "one" | "several";

const modeAtom = atom<InviteMode>("one");
const requestedAtom = atom<InviteMode | undefined>(undefined);

/** Whether one person is invited, or several at once. */
export const inviteModeAtom = atom(
  (get) => get(modeAtom),
  (_get, set, mode: InviteMode) => set(modeAtom, mode),
);

/** Set by a command; the form that it names focuses its first field and resets it. */
export const requestedFormAtom = atom(
  (get) => get(requestedAtom),
  (_get, set, mode: InviteMode | undefined) => {
    if (mode) set(modeAtom, mode);
    set(requestedAtom, mode);
  },
);

/** Under which the list of several people is kept when the session ends. */
export const severalFormId = "invitations";

interface InviteRequest {
  readonly invitation: AdminInvitation;
  readonly key: string;
}

export const inviteAtom = actionAtom(
  Effect.fn("admins.invite")(function* ({ invitation, key }: InviteRequest, { set }: AtomTools) {
    const admins = yield* callsOf(AdminsApi);
    yield* admins.invite({ payload: invitation, headers: { "idempotency-key": key } });
    const sent: SentInvitation = { ...invitation, key, at: yield* DateTime.now };
    set(listAtom, (all) => [sent, ...all.filter((other) => other.key !== key)]);
    set(refusedInvitationsAtom);
  }),
);

/** Those whose mail the mail server refused, asked for whenever the page opens. */
export const refusedInvitationsAtom = queryAtom(() =>
  Effect.flatMap(callsOf(AdminsApi), (admins) =>
    Effect.map(admins.me({}), ({ refusedInvitations = [] }) => refusedInvitations),
  ),
);

export const takeBackAtom = actionAtom(
  Effect.fn("admins.takeBack")(function* (email: string, { set }: AtomTools) {
    const admins = yield* callsOf(AdminsApi);
    const reload = Effect.sync(() => set(refusedInvitationsAtom));
    yield* Effect.ensuring(admins.takeBack({ urlParams: { email } }), reload);
  }),
);

/** Checks while typing whether an email address is taken. */
export const emailUniqueness = uniqueness((email) =>
  Effect.flatMap(callsOf(AdminsApi), (admins) => admins.isEmailUnique({ urlParams: { email } })),
);
