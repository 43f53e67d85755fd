/** Leaving the page, and the authorization response in its address. */
import { Effect, Option } from "effect";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { type Browser, takeAuthResponse } from "#src/services/Browser.ts";
import type { guardUnload } from "#src/services/browser/listeners.ts";

interface Own {
  readonly Browser: typeof Browser;
  readonly guardUnload: typeof guardUnload;
}

const { href } = location;
const open = (path: string) => history.replaceState(null, "", path);
afterEach(() => open(href));

describe("an authorization response", () => {
  it.each(["/auth?code=1e5&state=s", "/auth?error=access_denied&state=s"])(
    "at %s is removed from the address and returned once",
    (path) => {
      open(path);
      const take = takeAuthResponse();
      expect(location.pathname + location.search).toBe("/auth");
      expect(String(Option.getOrUndefined(take()))).toBe(path.slice("/auth?".length));
      expect(take()).toEqual(Option.none());
    },
  );

  it.each([
    "/auth",
    "/auth?code=c",
    "/auth?state=s",
    "/auth?redirect=/administer/users",
    "/other?code=c&state=s",
    "/auth/error?error=access_denied&state=s",
  ])("is not read from %s, which is not changed", (path) => {
    open(path);
    expect(takeAuthResponse()()).toEqual(Option.none());
    expect(location.pathname + location.search).toBe(path);
  });
});

it("the console leaves for another address without the browser's confirmation", async () => {
  // A page of its own, since no guard of a page that is left asks any more.
  const frame = document.createElement("iframe");
  frame.srcdoc = `<script type="module">
    import { Browser } from "/src/services/Browser.ts";
    import { guardUnload } from "/src/services/browser/listeners.ts";
    Object.assign(window, { Browser, guardUnload });
  </script>`;
  const isLoaded = new Promise<unknown>((resolve) => {
    frame.addEventListener("load", resolve);
  });
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  await isLoaded;
  const page = frame.contentWindow as Window & Own;
  const isAllowed = () => page.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  page.guardUnload();
  expect(isAllowed()).toBe(false);
  // This address leads to no other document.
  Effect.runFork(
    Effect.flatMap(page.Browser, ({ leaveFor }) => leaveFor("mailto:")).pipe(
      Effect.provide(page.Browser.layer),
    ),
  );
  // A form that is filled in while the next page loads.
  page.guardUnload();
  await expect.poll(isAllowed).toBe(true);
});
