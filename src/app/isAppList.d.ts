/** Compiled from the contract by scripts/vite/answerChecks.ts. */
declare module "virtual:is-app-list.js" {
  import type { App } from "#schemas/apps/App.ts";

  /** Whether a value is a list of apps as the contract sends them. Checks everything but the format of dates. */
  export const isAppList: (value: unknown) => value is ReadonlyArray<typeof App.Encoded>;
}
