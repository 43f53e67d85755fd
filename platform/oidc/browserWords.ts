/** Browser and system of a user agent, each as one of few words: no other part of it is kept. */

const browsers: ReadonlyArray<readonly [name: string, pattern: RegExp]> = [
  // Browsers name those that they descend from too, so the order matters.
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /(?:Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
];

const systems: typeof browsers = [
  ["iOS", /\b(?:iPhone|iPad|iPod)\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMacintosh\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
];

export interface BrowserWords {
  readonly browser?: string | undefined;
  readonly system?: string | undefined;
}

export const browserWords = (userAgent = ""): BrowserWords => {
  const wordIn = (words: typeof browsers) => words.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return { browser: wordIn(browsers), system: wordIn(systems) };
};
