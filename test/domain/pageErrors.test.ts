/** A path is shown as in the address bar. */
import { expect, it } from "vitest";
import { shownPath } from "#src/domain/pageErrors.ts";

it.each([
  ["/none", "/none"],
  ["/%C3%84rzte/%E5%81%A5", "/Ärzte/健"],
  ["/foo/%3Cimg%20src=x%3E", "/foo/%3Cimg%20src=x%3E"],
  ["/100%", "/100%"],
  ["/%zz/%3C%", "/%zz/%3C%"],
  ["/%C3/%C3%84", "/%C3/Ä"],
  ["/%E2%80%AEkcab", "/%E2%80%AEkcab"],
  ["/a%C2%A0b%2Fc", "/a%C2%A0b%2Fc"],
])("%s as %s", (path, shown) => {
  expect(shownPath(path)).toBe(shown);
});
