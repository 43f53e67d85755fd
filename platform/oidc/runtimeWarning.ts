/**
 * Evaluated before oidc-provider, which warns when it is loaded of every Node but the LTS lines that its maintainers
 * support, from 22 on. On Node 20 that is known (docs/security.md) and the platform's tests pass: no need to say it at
 * every start. Other lines have their warning, and so has everything else.
 */
/* oxlint-disable no-console -- what oidc-provider writes to */
const { warn } = console;

if (process.release.lts === "Iron") {
  console.warn = (...said: ReadonlyArray<unknown>) => {
    if (!String(said[0]).includes("oidc-provider WARNING: Unsupported runtime.")) warn(...said);
  };
}

export const restoreWarnings = () => {
  console.warn = warn;
};
