/** /administer — pages for a signed-in administrator: loads the current user before any of them. */
import { createRoute, redirect } from "@tanstack/react-router";
import { Effect } from "effect";
import { safeRedirect } from "#src/domain/sign-in/safeRedirect.ts";
import { adoptLanguageAtom } from "#src/features/preferences/preferences.ts";
import {
  currentUserAtom,
  isSessionSharedAtom,
  loadCurrentUser,
  loadIsSessionShared,
} from "#src/features/sign-in/currentUser.ts";
import { formerPersonAtom, takeFormerPerson } from "#src/features/sign-in/personalData.ts";
import { load } from "#src/runtime/load.ts";
import { rootRoute } from "./root.ts";

export const administerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "administer",
  loader: async ({ context: { store }, location, abortController }) => {
    if (store.get(currentUserAtom) !== undefined) return;
    const currentUser = Effect.catchTag(loadCurrentUser, "Unauthorized", () =>
      Effect.die(
        redirect({
          to: "/auth",
          search: { refresh: "true", redirect: safeRedirect(location.href) },
          replace: true,
        }),
      ),
    );
    const user = await load(store, abortController.signal, currentUser);
    await store.set(adoptLanguageAtom, user.language);
    store.set(isSessionSharedAtom, await load(store, abortController.signal, loadIsSessionShared));
    store.set(formerPersonAtom, await load(store, abortController.signal, takeFormerPerson));
    store.set(currentUserAtom, user);
  },
});
