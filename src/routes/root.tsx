/** The root of all routes, and the guard: a path that begins with /administer needs a stored access token. */
import { createRootRouteWithContext, redirect } from "@tanstack/react-router";
import { Effect, Option } from "effect";
import { isAbsolute, redirectOf } from "#src/domain/redirects.ts";
import { isProtected } from "#src/domain/sign-in/safeRedirect.ts";
import type { Message } from "#src/i18n/messages.ts";
import { load, type Store } from "#src/runtime/load.ts";
import { AppConfig } from "#src/services/AppConfig.ts";
import { Browser } from "#src/services/Browser.ts";
import { Session } from "#src/services/Session.ts";

export interface RouterContext {
  readonly store: Store;
  /** The identity provider's answer that this page was loaded with; taken out of the address before anything else. */
  readonly takeAnswer: () => Option.Option<URLSearchParams>;
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** Name of the page, for the browser's tab. */
    readonly title?: Message;
    /** Name of the page when its route has failed, where it has its own page for that. */
    readonly errorTitle?: Message;
    /** The list that the page leads back to, for as long as the page itself is not there. */
    readonly back?: { readonly href: string; readonly name: Message };
  }
}

const hasTokens = Effect.map(
  Effect.flatMap(Session, ({ tokens }) => tokens),
  Option.isSome,
);

/** Where a rule of the configuration leads within the console; one that leads out of it is followed at once. */
const followRule = Effect.fn("root.followRule")(function* (pathname: string) {
  const target = redirectOf((yield* AppConfig).redirects, pathname);
  if (target !== undefined && isAbsolute(target))
    yield* Effect.flatMap(Browser, ({ leaveFor }) => leaveFor(target));
  return target;
});

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, location, abortController }) => {
    const { store } = context;
    const { signal } = abortController;
    const isIn = !isProtected(location.pathname) || (await load(store, signal, hasTokens));
    if (!isIn) throw redirect({ to: "/", replace: true });
    const target = await load(store, signal, followRule(location.pathname));
    if (target !== undefined) throw redirect({ href: target, replace: true });
  },
});
