/** The signed-in administrator, loaded once per page load. */
import { Effect } from "effect";
import { atom } from "jotai";
import { AdminsApi } from "#schemas/admins/AdminsApi.ts";
import type { CurrentUser } from "#schemas/admins/CurrentUser.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import { Session } from "#src/services/Session.ts";

export const loadCurrentUser = Effect.flatMap(callsOf(AdminsApi), (admins) => admins.me({}));

/** The route /administer sets it before any of its pages is shown. */
export const currentUserAtom = atom<CurrentUser | undefined>(undefined);

/** Whether other tabs share the session: a browser that blocks storage keeps it in this tab. The route /administer sets it. */
export const isSessionSharedAtom = atom(true);

export const loadIsSessionShared = Effect.flatMap(Session, ({ isShared }) => isShared);

export const fullName = ({ firstName, lastName, email }: CurrentUser): string =>
  [firstName, lastName].filter(Boolean).join(" ") || email;
