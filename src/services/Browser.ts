/** Leaving and reloading the page; and the authorization response in its address. */
import { Context, Effect, Layer, Option } from "effect";
import { leaveUnasked } from "./browser/listeners.ts";

export class Browser extends Context.Tag("src/services/Browser")<
  Browser,
  {
    readonly origin: string;
    /** Leaves the page without the browser's confirmation; never continues. */
    readonly leaveFor: (url: string) => Effect.Effect<never>;
    readonly reload: Effect.Effect<never>;
  }
>() {
  static readonly layer = Layer.sync(Browser, () => {
    const leave = (navigate: () => void) =>
      Effect.zipRight(
        Effect.sync(() => {
          leaveUnasked();
          // Going back may restore this page from the back/forward cache, where it would stay as it was left.
          window.addEventListener("pageshow", ({ persisted }) => persisted && window.location.reload());
          navigate();
        }),
        Effect.never,
      );
    return {
      origin: window.location.origin,
      leaveFor: (url) => leave(() => window.location.assign(url)),
      reload: leave(() => window.location.reload()),
    };
  });
}

export const leaveFor = (url: string) => Effect.flatMap(Browser, (browser) => browser.leaveFor(url));
export const reload = Effect.flatMap(Browser, (browser) => browser.reload);

/** The path at which Back, Forward or a reload has opened the document; undefined after a link or a redirect. */
export const returnedTo = (): string | undefined => {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type !== "navigate"
    ? new URL(entry.name).pathname
    : undefined;
};

/**
 * Removes an authorization response (OpenID Connect Core §3.1.2.5) from the address, so that its code reaches no history
 * or referrer. The returned function gives its parameters once.
 */
export const takeAuthResponse = (): (() => Option.Option<URLSearchParams>) => {
  const params = new URLSearchParams(window.location.search);
  const isAuthResponse =
    window.location.pathname === "/auth" &&
    params.has("state") &&
    (params.has("code") || params.has("error"));
  if (!isAuthResponse) return Option.none;
  window.history.replaceState(null, "", "/auth");
  let response = Option.some(params);
  return () => {
    const taken = response;
    response = Option.none();
    return taken;
  };
};
