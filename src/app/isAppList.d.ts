/** Compiled from the contract by scripts/vite/answerChecks.ts. */
declare module "virtual:is-app-list.js" {
  /** Whether a value is a list of apps as the contract sends them. Reads everything but the format of dates. */
  export const isAppList: (value: unknown) => value is ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly status: "enabled" | "disabled";
    readonly creationDate: string;
  }>;
}
