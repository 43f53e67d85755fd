import { expect, it } from "vitest";
import { browserWords } from "#platform/oidc/browserWords.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const android = "Mozilla/5.0 (Linux; Android 10; K)";
const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)";

it.each([
  ["Firefox", "Windows", "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0"],
  ["Chrome", "ChromeOS", `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/142.0.0.0 Safari/537.36`],
  ["Chrome", "Linux", `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/142.0.0.0 Safari/537.36`],
  ["Edge", "Windows", `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`],
  ["Opera", "macOS", `${mac} ${webkit} Chrome/1.0 Safari/537.36 OPR/1.0`],
  [
    "Samsung Internet",
    "Android",
    `${android} ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  ["Chrome", "iOS", `${iPhone} ${webkit} CriOS/142.0 Safari/604.1`],
  ["Safari", "macOS", `${mac} ${webkit} Version/26.0 Safari/605.1.15`],
  [undefined, undefined, "<script>alert(1)</script>"],
  [undefined, undefined, undefined],
])("%s and %s are all that is kept of %s", (browser, system, userAgent) => {
  expect(browserWords(userAgent)).toEqual({ browser, system });
});
