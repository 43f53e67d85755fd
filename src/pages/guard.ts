/** Before any page: redirects of the configuration, and the guard of /administer, which needs a stored access token. */
import { redirect } from "@tanstack/react-router";
import { findRedirect, isAbsolute } from "#src/domain/appConfigFile.ts";
import { isProtected } from "#src/domain/sign-in/safeRedirect.ts";
import { currentUserAtom } from "#src/features/sign-in/currentUser.ts";
import { load } from "#src/runtime/load.ts";
import { configAtom } from "#src/runtime/runtimeAtom.ts";
import { leaveFor } from "#src/services/Browser.ts";
import { isSignedIn } from "#src/services/Session.ts";
import { forgetWantedPage, keepWantedPage } from "#src/services/sign-in/wantedPage.ts";
import type { LoadedPage } from "./staticData.ts";

interface Navigation extends LoadedPage {
  readonly location: { readonly pathname: string; readonly href: string };
}

const requireTokens = async ({ context, location, abortController }: Navigation) => {
  if (!isProtected(location.pathname)) return;
  const isAllowed = await load(context.store, abortController.signal, isSignedIn);
  if (isAllowed) return forgetWantedPage();
  keepWantedPage(location.href);
  throw redirect({ to: "/", replace: true });
};

const isPersonKnown = ({ context }: Navigation) => context.store.get(currentUserAtom) !== undefined;

export const beforePage = async (navigation: Navigation) => {
  if (!isPersonKnown(navigation)) await requireTokens(navigation);
  const { context, location, abortController } = navigation;
  const target = findRedirect(context.store.get(configAtom).redirects, location.pathname);
  if (target === undefined) return;
  if (isAbsolute(target)) await load(context.store, abortController.signal, leaveFor(target));
  throw redirect({ href: target, replace: true });
};

/**
 * Later pages do not wait for the check, which reads the browser's database. Their calls need the tokens anyway. Whoever has
 * taken over a person before the first page has read the session.
 */
export const besidePage = (navigation: Navigation & { readonly cause: string }) =>
  isPersonKnown(navigation) && navigation.cause === "stay" ? requireTokens(navigation) : undefined;
