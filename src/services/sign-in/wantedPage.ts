/** The page that was asked for without a session: kept in the tab, opened after a sign-in in this tab or in another one. */
import { Effect, Option, Schema } from "effect";
import { isProtected, safeRedirect } from "#src/domain/sign-in/safeRedirect.ts";
import { tabKeys } from "#src/services/storage/storageKeys.ts";
import { TabStorage } from "#src/services/TabStorage.ts";

/** Keeps a path of the console, with query and hash. A page that needs no session is not kept. */
export const keepWantedPage = Effect.fn("keepWantedPage")(function* (path: string) {
  if (!isProtected(path)) return;
  yield* Effect.ignore((yield* TabStorage).set(tabKeys.wanted, Schema.String, safeRedirect(path)));
});

export const keepThisPage = Effect.suspend(() => {
  const { pathname, search, hash } = window.location;
  return keepWantedPage(pathname + search + hash);
});

export const wantedPage = Effect.flatMap(TabStorage, ({ get }) => get(tabKeys.wanted, Schema.String)).pipe(
  Effect.map(Option.map(safeRedirect)),
);

export const forgetWantedPage = Effect.flatMap(TabStorage, ({ take }) => take(tabKeys.wanted, Schema.String));
