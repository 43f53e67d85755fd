/** What the router gives to each page, and what each route says of its own. */
import type { Option } from "effect";
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

interface PageStart {
  /**
   * What it requests after the current user, with the address' own parameters: reads of the contract by group and name, such
   * as `apps.list`. A list is asked for whole.
   */
  readonly calls?: ReadonlyArray<string>;
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
