/** Redirects of `/config.json`. */

export interface RedirectRule {
  /** A path of the console, compared exactly. */
  readonly from: string;
  /** A path of the console, or an http(s) address. */
  readonly to: string;
}

export const isAbsolute = (to: string): boolean => !to.startsWith("/");

/** Path of a target, without query and hash. */
const pathOf = (to: string): string => to.split(/[?#]/, 1)[0] ?? "";

export const findRedirect = (rules: ReadonlyArray<RedirectRule>, pathname: string): string | undefined =>
  rules.find(({ from }) => from === pathname)?.to;

/** Index of the first rule that leads back to its own path, directly or through others. */
export const findCycle = (rules: ReadonlyArray<RedirectRule>): number | undefined => {
  const index = rules.findIndex(({ from, to }) => {
    const seen = new Set<string>();
    let next: string | undefined = to;
    while (next !== undefined && !isAbsolute(next) && !seen.has(pathOf(next))) {
      seen.add(pathOf(next));
      next = findRedirect(rules, pathOf(next));
    }
    return seen.has(from);
  });
  return index === -1 ? undefined : index;
};
