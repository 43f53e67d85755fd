/** The authorization response in the page's address. */
import { Option } from "effect";
import { afterEach, describe, expect, it } from "vitest";
import { takeAuthResponse } from "#src/services/Browser.ts";

const { href } = location;
const open = (path: string) => history.replaceState(null, "", path);
afterEach(() => open(href));

describe("an authorization response", () => {
  it.each(["/auth?code=1e5&state=s", "/auth?error=access_denied&state=s"])(
    "at %s is taken out of the address and given once",
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
  ])("is not at %s, which stays", (path) => {
    open(path);
    expect(takeAuthResponse()()).toEqual(Option.none());
    expect(location.pathname + location.search).toBe(path);
  });
});
