/** Before any page: redirects of the configuration, and the guard of /administer, which needs a stored access token. */
import { redirect } from "@tanstack/react-router";
import { Effect, Option } from "effect";
import { findRedirect, isAbsolute } from "#src/domain/appConfigFile.ts";
import { isProtected } from "#src/domain/sign-in/safeRedirect.ts";
import { currentUserAtom } from "#src/features/sign-in/currentUser.ts";
import { load, readTokens } from "#src/runtime/load.ts";
import { AppConfig } from "#src/services/AppConfig.ts";
import { Browser } from "#src/services/Browser.ts";
import { forgetWantedPage, keepWantedPage } from "#src/services/sign-in/wantedPage.ts";
import type { LoadedPage } from "./staticData.ts";

export const hasTokens = Effect.map(readTokens, Option.isSome);

/** The path to redirect to, if any. An absolute target leaves the console instead. */
const applyRedirect = Effect.fn("guard.applyRedirect")(function* (pathname: string) {
  const target = findRedirect((yield* AppConfig).redirects, pathname);
  if (target !== undefined && isAbsolute(target))
    yield* Effect.flatMap(Browser, ({ leaveFor }) => leaveFor(target));
  return target;
});

interface Navigation extends LoadedPage {
  readonly location: { readonly pathname: string; readonly href: string };
}

const requireTokens = async ({ context, location, abortController }: Navigation) => {
  if (!isProtected(location.pathname)) return;
  const isAllowed = await load(context.store, abortController.signal, hasTokens);
  const next = isAllowed ? forgetWantedPage : keepWantedPage(location.href);
  await load(context.store, abortController.signal, next);
  if (!isAllowed) throw redirect({ to: "/", replace: true });
};

const isPersonKnown = ({ context }: Navigation) => context.store.get(currentUserAtom) !== undefined;

export const beforePage = async (navigation: Navigation) => {
  if (!isPersonKnown(navigation)) await requireTokens(navigation);
  const { context, location, abortController } = navigation;
  const target = await load(context.store, abortController.signal, applyRedirect(location.pathname));
  if (target !== undefined) throw redirect({ href: target, replace: true });
};

/** Later pages do not wait for the check, which reads the browser's database. Their calls need the tokens anyway. */
export const besidePage = (navigation: Navigation) =>
  isPersonKnown(navigation) ? requireTokens(navigation) : undefined;
