/** The signed-in administrator, read once for each page load. */
import { Effect } from "effect";
import { atom } from "jotai";
import type { CurrentUser } from "#schemas/admins/CurrentUser.ts";
import { ApiClient } from "#src/services/ApiClient.ts";
import { Session } from "#src/services/Session.ts";

export const loadCurrentUser = Effect.flatMap(ApiClient, ({ admins }) => admins.me({}));

/** Set by the guard of the protected pages, before any of them is shown. */
export const currentUserAtom = atom<CurrentUser | undefined>(undefined);

/** False where the browser keeps no session; set by the guard as well. */
export const isSessionSharedAtom = atom(true);

export const loadIsSessionShared = Effect.flatMap(Session, ({ isShared }) => isShared);

export const fullName = ({ firstName, lastName, email }: CurrentUser): string =>
  [firstName, lastName].filter(Boolean).join(" ") || email;
