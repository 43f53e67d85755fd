/** Leaving the page, and the authorization response in its address. */
import { Effect, Option } from "effect";
import { afterEach, describe, expect, it } from "vitest";
import { Browser, takeAuthResponse } from "#src/services/Browser.ts";
import { guardUnload } from "#src/services/browser/listeners.ts";

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
  guardUnload();
  Effect.runFork(
    Effect.flatMap(Browser, ({ leaveFor }) => leaveFor("#left")).pipe(Effect.provide(Browser.layer)),
  );
  await expect.poll(() => location.hash).toBe("#left");
  // A form that is filled in while the next page loads.
  guardUnload();
  expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
});
