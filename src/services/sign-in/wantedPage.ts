/**
 * The page that was asked for without a session: kept in the tab, opened after a sign-in in this tab or in another one.
 * Whoever has a session waits for none, so a page that is left because a call was refused is not kept.
 */
import { Effect, Option, Schema } from "effect";
import { isProtected, safeRedirect } from "#src/domain/sign-in/safeRedirect.ts";
import { LoopGuard } from "#src/services/LoopGuard.ts";
import { tabKeys } from "#src/services/storage/storageKeys.ts";
import { TabStorage } from "#src/services/TabStorage.ts";
import { takeReturn } from "./automaticReturn.ts";

/** Keeps a path of the console, with query and hash. A page that needs no session is not kept. */
export const keepWantedPage = Effect.fn("keepWantedPage")(function* (path: string) {
  if (!isProtected(path)) return;
  yield* Effect.ignore((yield* TabStorage).set(tabKeys.wanted, Schema.String, safeRedirect(path)));
});

export const keepThisPage = Effect.suspend(() => {
  const { pathname, search, hash } = window.location;
  return keepWantedPage(pathname + search + hash);
});

/** A call of this page was refused in a session that lives. */
export const refuseThisPage = Effect.flatMap(LoopGuard, ({ noteRefusal }) =>
  noteRefusal(window.location.pathname),
);

/** Takes the kept page, if this tab may return to it by itself. */
export const pageToReturnTo = Effect.orElseSucceed(
  Effect.try(() => takeReturn(window.sessionStorage)),
  () => undefined,
);

export const wantedPage = Effect.flatMap(TabStorage, ({ get }) => get(tabKeys.wanted, Schema.String)).pipe(
  Effect.map(Option.map(safeRedirect)),
);

export const forgetWantedPage = Effect.flatMap(TabStorage, ({ take }) => take(tabKeys.wanted, Schema.String));
