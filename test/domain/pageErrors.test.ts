/** What the error pages tell apart, and how they show a path. */
import { describe, expect, it } from "vitest";
import { ChunkLoadFailed, isChunkLoadError, shownPath } from "#src/domain/pageErrors.ts";

it.each([
  ["/none", "/none"],
  ["/%C3%84rzte/%E5%81%A5", "/Ärzte/健"],
  ["/foo/%3Cimg%20src=x%3E", "/foo/%3Cimg%20src=x%3E"],
  ["/100%", "/100%"],
  ["/%zz/%3C%", "/%zz/%3C%"],
  ["/%C3/%C3%84", "/%C3/Ä"],
  ["/%E2%80%AEkcab", "/%E2%80%AEkcab"],
  ["/a%C2%A0b%2Fc", "/a%C2%A0b%2Fc"],
])("the path %s is shown as %s", (path, shown) => {
  expect(shownPath(path)).toBe(shown);
});

describe("a chunk load error", () => {
  it.each([
    "Failed to fetch dynamically imported module: https://c.example/assets/a-1.js",
    "error loading dynamically imported module: https://c.example/assets/a-1.js",
    "Importing a module script failed.",
    "Unable to preload CSS for /assets/a-1.css",
  ])("is detected by the browser's message: %s", (message) => {
    expect(isChunkLoadError(new TypeError(message))).toBe(true);
  });

  it("is detected as ChunkLoadFailed, whose message does not trigger the router’s reload", () => {
    const failed = new ChunkLoadFailed(new TypeError("Importing a module script failed."));
    expect(isChunkLoadError(failed)).toBe(true);
    expect(failed.message).not.toMatch(/module/);
  });

  it.each([
    new TypeError("Failed to fetch"),
    new TypeError("undefined is not a function"),
    new Error("A page said: Failed to fetch dynamically imported module"),
    "Importing a module script failed.",
    undefined,
  ])("is not another error: %s", (error) => {
    expect(isChunkLoadError(error)).toBe(false);
  });
});
