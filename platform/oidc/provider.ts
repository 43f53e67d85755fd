/**
 * oidc-provider, which warns at load on every Node that its maintainers do not support. Node 20 is such a version, but the
 * platform's tests pass on it (docs/security.md), so there it is loaded without its warning.
 */
/* oxlint-disable no-console -- what oidc-provider writes to */
const { warn } = console;
if (process.release.lts === "Iron") console.warn = () => {};
const library = await import("oidc-provider");
console.warn = warn;

export const { default: Provider, errors, interactionPolicy } = library;
export type Provider = InstanceType<typeof Provider>;
