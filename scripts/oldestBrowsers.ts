/**
 * The oldest browsers that the console works in. The build lowers syntax and styles to them; test/oldestBrowsers.test.ts
 * derives them from what the code uses. Edge has Chrome's versions.
 */
export const oldestBrowsers = { chrome: "120", firefox: "125", safari: "17.4" } as const;

/** As Vite names them. */
export const oldestTargets = Object.entries({ ...oldestBrowsers, edge: oldestBrowsers.chrome }).map(
  ([name, version]) => name + version,
);

/**
 * For the scripts that say which browsers are too old. They parse in the first browsers that load modules; anything
 * older runs none.
 */
export const doorTargets = ["chrome63", "edge79", "firefox67", "safari11.1"];
