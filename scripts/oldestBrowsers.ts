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
 * For the scripts that report an old browser. They run in the first browsers that load modules; older browsers run no
 * module at all.
 */
export const doorTargets = ["chrome63", "edge79", "firefox67", "safari11.1"];
