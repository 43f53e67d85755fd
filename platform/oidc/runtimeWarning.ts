/**
 * Must be evaluated before oidc-provider, which warns at load on every Node that its maintainers do not support. Node 20
 * is such a version, but the platform's tests pass on it (docs/security.md), so its warning is suppressed. Warnings about
 * other versions, and all other warnings, are kept.
 */
/* oxlint-disable no-console -- what oidc-provider writes to */
const { warn } = console;

if (process.release.lts === "Iron") {
  console.warn = (...args: ReadonlyArray<unknown>) => {
    if (!String(args[0]).includes("oidc-provider WARNING: Unsupported runtime.")) warn(...args);
  };
}

export const restoreWarnings = () => {
  console.warn = warn;
};
