/** Sending invitations, and those sent since the page was loaded: no call of the contract lists them. */
import { DateTime, Effect } from "effect";
import { atom } from "jotai";
import type { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import { AdminsApi } from "#schemas/admins/AdminsApi.ts";
import { uniqueness } from "#src/interaction/uniqueness.ts";
import { actionAtom, type AtomTools } from "#src/runtime/actionAtom.ts";
import { callsOf } from "#src/services/ApiClient.ts";

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

/** Set by a command, and by pointing at a mode; the form that it names focuses its first field and resets it. */
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
  }),
);

const settledAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Addresses whose refused invitation was sent again or taken back since the page was loaded. */
export const settledInvitationsAtom = atom(
  (get) => get(settledAtom),
  (_get, set, email: string) => set(settledAtom, (settled) => new Set(settled).add(email)),
);

export const takeBackAtom = actionAtom((email: string) =>
  Effect.flatMap(callsOf(AdminsApi), (admins) => admins.takeBack({ urlParams: { email } })),
);

const isEmailFree = (email: string) =>
  Effect.flatMap(callsOf(AdminsApi), (admins) => admins.isEmailUnique({ urlParams: { email } }));

/** Check while typing whether an email address is taken: in the form of one person, and in the list of several. */
export const emailUniqueness = uniqueness(isEmailFree);
export const listedEmailUniqueness = uniqueness(isEmailFree);
