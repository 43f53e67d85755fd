/** What the error pages tell apart, and how they show a path. */
import { expect, it } from "vitest";
import { ChunkLoadFailed, isChunkLoadError, shownPath } from "#src/domain/pageErrors.ts";

it.each([
  ["/foo/%3Cimg%20src=x%3E", "/foo/%3Cimg%20src=x%3E"],
  ["/%zz/%3C%", "/%zz/%3C%"],
  ["/%C3/%C3%84", "/%C3/Ä"],
  ["/%E2%80%AEkcab", "/%E2%80%AEkcab"],
  ["/a%C2%A0b%2Fc", "/a%C2%A0b%2Fc"],
])("the path %s is shown as %s", (path, shown) => {
  expect(shownPath(path)).toBe(shown);
});

const failed = new ChunkLoadFailed(new TypeError("Importing a module script failed."));

it.each([
  [new TypeError("Failed to fetch dynamically imported module: https://c.example/assets/a-1.js"), true],
  [new TypeError("error loading dynamically imported module: https://c.example/assets/a-1.js"), true],
  [new TypeError("Importing a module script failed."), true],
  [new TypeError("Unable to preload CSS for /assets/a-1.css"), true],
  [failed, true],
  [new TypeError("Failed to fetch"), false],
  [new Error("A page said: Failed to fetch dynamically imported module"), false],
  ["Importing a module script failed.", false],
  [undefined, false],
])("%s is an error of loading code: %j", (error, isOne) => {
  expect(isChunkLoadError(error)).toBe(isOne);
});

it("the console's own message of it does not trigger the router's reload", () => {
  expect(failed.message).not.toMatch(/module/);
});
