/** The root of all routes: redirects of the configuration, and the guard of /administer, which needs a stored access token. */
import type { HttpApi, HttpApiEndpoint, HttpApiGroup } from "@effect/platform";
import { createRootRouteWithContext, redirect } from "@tanstack/react-router";
import { Effect, Option } from "effect";
import type { Api } from "#schemas/Api.ts";
import { findRedirect, isAbsolute } from "#src/domain/appConfigFile.ts";
import { isProtected } from "#src/domain/sign-in/safeRedirect.ts";
import { currentUserAtom } from "#src/features/sign-in/currentUser.ts";
import type { Message } from "#src/i18n/messages.ts";
import { load, readTokens, type Store } from "#src/runtime/load.ts";
import { AppConfig } from "#src/services/AppConfig.ts";
import { Browser } from "#src/services/Browser.ts";
import { forgetWantedPage, keepWantedPage } from "#src/services/sign-in/wantedPage.ts";

export interface RouterContext {
  readonly store: Store;
  /** Gives the authorization response that this page was loaded with, once. */
  readonly takeAuthResponse: () => Option.Option<URLSearchParams>;
}

type CallOf<Group> =
  Group extends HttpApiGroup.HttpApiGroup<infer Name, infer Endpoint, infer _Error, infer _Needs>
    ? `${Name}.${HttpApiEndpoint.HttpApiEndpoint.Name<Endpoint>}`
    : never;
type GroupOf<Contract> =
  Contract extends HttpApi.HttpApi<infer _Name, infer Group, infer _Error, infer _Needs> ? Group : never;

/** A read of the contract, by group and name: `apps.list`. A list is asked for whole. */
export type StartCall = CallOf<GroupOf<typeof Api>>;

interface PageStart {
  /** What it requests after the current user, with the address' own parameters. */
  readonly calls?: ReadonlyArray<StartCall>;
  /** The modules of the page that are not part of the console's code, which it fetches. */
  readonly code?: ReadonlyArray<string>;
  /** Whether the first of the calls is the list of apps, which it shows. */
  readonly hasList?: boolean;
  readonly hasBar?: boolean;
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    readonly title?: Message;
    /** The line under the title, shown while the page loads. */
    readonly purpose?: Message;
    /** Page title of the route's own error page. */
    readonly errorTitle?: Message;
    /** Back link, shown while the page loads. */
    readonly back?: { readonly href: string; readonly name: Message };
    /** What the early script does for this page before the console's code has arrived (decision 21). */
    readonly start?: PageStart;
    /** Starts to load the page's data while a link of the navigation has the pointer or the focus. */
    readonly preload?: (store: Store) => Promise<void>;
  }
}

export const hasTokens = Effect.map(readTokens, Option.isSome);

/** The path to redirect to, if any. An absolute target leaves the console instead. */
const applyRedirect = Effect.fn("root.applyRedirect")(function* (pathname: string) {
  const target = findRedirect((yield* AppConfig).redirects, pathname);
  if (target !== undefined && isAbsolute(target))
    yield* Effect.flatMap(Browser, ({ leaveFor }) => leaveFor(target));
  return target;
});

/** What the guard and the redirects need of a navigation. */
interface Navigation {
  readonly context: RouterContext;
  readonly location: { readonly pathname: string; readonly href: string };
  readonly abortController: AbortController;
}

const requireTokens = async ({ context, location, abortController }: Navigation) => {
  if (!isProtected(location.pathname)) return;
  const isAllowed = await load(context.store, abortController.signal, hasTokens);
  const next = isAllowed ? forgetWantedPage : keepWantedPage(location.href);
  await load(context.store, abortController.signal, next);
  if (!isAllowed) throw redirect({ to: "/", replace: true });
};

const isPersonKnown = ({ context }: Navigation) => context.store.get(currentUserAtom) !== undefined;

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async (navigation) => {
    if (!isPersonKnown(navigation)) await requireTokens(navigation);
    const { context, location, abortController } = navigation;
    const target = await load(context.store, abortController.signal, applyRedirect(location.pathname));
    if (target !== undefined) throw redirect({ href: target, replace: true });
  },
  // Later pages do not wait for the check, which reads the browser's database. Their calls need the tokens anyway.
  shouldReload: true,
  loader: (navigation) => (isPersonKnown(navigation) ? requireTokens(navigation) : undefined),
});
