/**
 * The page that was asked for without a session: kept in the tab, opened after a sign-in in this tab or in another one.
 * Whoever has a session waits for none, so a page that is left because a call was refused is not kept.
 */
import { Effect, Option, Schema } from "effect";
import { isProtected, safeRedirect } from "#src/domain/sign-in/safeRedirect.ts";
import { tabKeys } from "#src/services/storage/storageKeys.ts";
import { tabStorage } from "#src/services/storage/webStorage.ts";
import { mayReturn, noteRefusal } from "./loopGuard.ts";

/** Keeps a path of the console, with query and hash. A page that needs no session is not kept. */
export const keepWantedPage = (path: string): void => {
  if (isProtected(path)) tabStorage.set(tabKeys.wanted, Schema.String, safeRedirect(path));
};

export const keepThisPage = (): void => {
  const { pathname, search, hash } = window.location;
  keepWantedPage(pathname + search + hash);
};

/** A call of this page was refused in a session that lives. */
export const refuseThisPage = Effect.suspend(() => noteRefusal(window.location.pathname));

export const wantedPage = (): Option.Option<string> =>
  Option.map(tabStorage.get(tabKeys.wanted, Schema.String), safeRedirect);

export const forgetWantedPage = (): void => void tabStorage.remove(tabKeys.wanted);

/** Takes the kept page, if this tab may return to it by itself. Nothing returns to it again for a while. */
export const takeReturn = (): string | undefined => {
  const page = Option.getOrUndefined(wantedPage());
  if (page === undefined || !mayReturn(page)) return undefined;
  forgetWantedPage();
  return page;
};
