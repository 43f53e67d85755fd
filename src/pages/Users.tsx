/** Composes the users page: the platform tells refused invitations with the signed-in administrator. */
import { useAtomValue } from "jotai";
import { UsersPage } from "#src/features/admins/UsersPage.tsx";
import { currentUserAtom } from "#src/features/sign-in/currentUser.ts";

export function Page() {
  return <UsersPage refused={useAtomValue(currentUserAtom)?.refusedInvitations ?? []} />;
}
