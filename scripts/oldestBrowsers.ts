/**
 * The oldest browsers that the console works in. The build lowers syntax and styles to them; test/oldestBrowsers.test.ts
 * derives them from what the code uses. Edge has Chrome's versions.
 */
export const oldestBrowsers = { chrome: "120", firefox: "125", safari: "17.4" } as const;

/** The browsers in Vite's notation. */
export const oldestTargets = Object.entries({ ...oldestBrowsers, edge: oldestBrowsers.chrome }).map(
  ([name, version]) => name + version,
);

/**
 * For the scripts that report an old browser. Older ones than these have no `globalThis`, or refuse the whole script for
 * its regular expressions (`\p{…}`).
 */
export const doorTargets = ["chrome71", "edge79", "firefox78", "safari12.1"];
