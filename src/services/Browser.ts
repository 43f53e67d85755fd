/** The window, as far as services need it: where the page stands and how it is left. */
import { Context, Effect, Layer, Option } from "effect";
import { dropUnloadGuards } from "./unloadGuard.ts";

export class Browser extends Context.Tag("src/services/Browser")<
  Browser,
  {
    readonly origin: string;
    /** Leaves the console, or loads it anew, without asking; nothing after it runs. */
    readonly leaveFor: (url: string) => Effect.Effect<never>;
    readonly reload: Effect.Effect<never>;
  }
>() {
  static readonly layer = Layer.sync(Browser, () => {
    const go = (how: () => void) =>
      Effect.zipRight(
        Effect.sync(() => {
          dropUnloadGuards();
          how();
        }),
        Effect.never,
      );
    return {
      origin: window.location.origin,
      leaveFor: (url) => go(() => window.location.assign(url)),
      reload: go(() => window.location.reload()),
    };
  });
}

/** Takes an identity provider's answer out of the address, so that nothing else sees it; it is given out once. */
export const takeAnswer = (): (() => Option.Option<URLSearchParams>) => {
  const params = new URLSearchParams(window.location.search);
  const isAnswer =
    window.location.pathname === "/auth" &&
    params.has("state") &&
    (params.has("code") || params.has("error"));
  if (!isAnswer) return Option.none;
  window.history.replaceState(null, "", "/auth");
  let answer = Option.some(params);
  return () => {
    const given = answer;
    answer = Option.none();
    return given;
  };
};
