/** Apps of the demo data. */
export interface DemoApp {
  readonly id: string;
  readonly name: string;
  readonly launchedDaysAgo: number;
  /** When registrations and activities ended; 0 for a running app. */
  readonly endedDaysAgo: number;
  readonly status: "enabled" | "disabled";
  readonly hasUsers: boolean;
  /** Growth of registrations: 1 is a steady rate, more is accelerating. */
  readonly growth: number;
  /** Mean age of the users. */
  readonly age: number;
  readonly secrets: ReadonlyArray<{
    readonly alias: string;
    readonly createdDaysAgo: number;
    readonly expiresInDays?: number;
  }>;
}

const running = { endedDaysAgo: 0, status: "enabled", hasUsers: true } as const;

export const demoApps: readonly [DemoApp, ...ReadonlyArray<DemoApp>] = [
  {
    ...running,
    id: "app_aktivkompass",
    name: "Aktivkompass",
    launchedDaysAgo: 3 * 365,
    growth: 1.5,
    age: 41,
    secrets: [
      { alias: "production", createdDaysAgo: 700 },
      { alias: "ci", createdDaysAgo: 170, expiresInDays: 9 },
      { alias: "pilot", createdDaysAgo: 3 * 365, expiresInDays: -365 },
    ],
  },
  {
    ...running,
    id: "app_balance",
    name: "Balance am Werk",
    launchedDaysAgo: 820,
    growth: 2,
    age: 46,
    secrets: [{ alias: "production", createdDaysAgo: 300, expiresInDays: 65 }],
  },
  {
    ...running,
    id: "app_harbour",
    name: "Harbour Health",
    launchedDaysAgo: 560,
    growth: 1.2,
    age: 36,
    secrets: [{ alias: "production", createdDaysAgo: 560 }],
  },
  {
    ...running,
    id: "app_lindenpuls",
    name: "Lindenpuls",
    launchedDaysAgo: 1000,
    endedDaysAgo: 130,
    status: "disabled",
    growth: 0.8,
    age: 52,
    secrets: [{ alias: "production", createdDaysAgo: 900, expiresInDays: -120 }],
  },
  {
    ...running,
    id: "app_vital_steps",
    name: "Vital Steps",
    launchedDaysAgo: 240,
    growth: 2.4,
    age: 31,
    secrets: [{ alias: "production", createdDaysAgo: 200, expiresInDays: 165 }],
  },
  {
    ...running,
    id: "app_zeitinsel",
    name: "Zeitinsel",
    launchedDaysAgo: 5,
    hasUsers: false,
    growth: 1,
    age: 40,
    secrets: [],
  },
];
