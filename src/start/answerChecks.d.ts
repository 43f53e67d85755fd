/** Compiled from the contract by scripts/vite/answerChecks.ts. */
declare module "virtual:answer-checks.js" {
  import type { CurrentUser } from "#schemas/admins/CurrentUser.ts";
  import type { App } from "#schemas/apps/App.ts";

  /** Whether a value is a list of apps as the contract sends them. Checks everything but the format of dates. */
  export const isAppList: (value: unknown) => value is ReadonlyArray<typeof App.Encoded>;
  /** Whether a value is the current user as the contract sends it. */
  export const isCurrentUser: (value: unknown) => value is typeof CurrentUser.Encoded;
}
