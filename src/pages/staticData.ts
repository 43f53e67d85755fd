/** What the router gives to each page, and what each route says of its own. */
import type { HttpApi, HttpApiEndpoint, HttpApiGroup } from "@effect/platform";
import type { Option } from "effect";
import type { Api } from "#schemas/Api.ts";
import type { Message } from "#src/i18n/messages.ts";
import type { Store } from "#src/runtime/load.ts";

export interface RouterContext {
  readonly store: Store;
  /** Gives the authorization response that this page was loaded with, once. */
  readonly takeAuthResponse: () => Option.Option<URLSearchParams>;
}

/** What a loader needs of a navigation. */
export interface LoadedPage {
  readonly context: RouterContext;
  readonly abortController: AbortController;
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
    /** Back link, shown while the page loads. */
    readonly back?: { readonly href: string; readonly name: Message };
    /** What the early script does for this page before the console's code has arrived (decision 21). */
    readonly start?: PageStart;
    /** Starts to load the page's data while a link of the navigation has the pointer or the focus. */
    readonly preload?: (store: Store) => Promise<void>;
  }
}
