/** What is known of an app beside the list itself, and whether the app therefore needs attention. */
import type { AppStatus } from "#schemas/apps/App.ts";

/** Active users of the last 30 days and of the 30 before; undefined where a count is withheld or could not be loaded. */
export interface Activity {
  readonly active: number | undefined;
  readonly previous: number | undefined;
}

/** Its most urgent secret that has expired or will expire soon. */
export interface UrgentSecret {
  readonly state: "expired" | "soon";
  readonly at: { readonly epochMillis: number };
}

/** Facts that are not known yet are left out. */
export interface AppFacts {
  readonly activity?: Activity;
  readonly secrets?: UrgentSecret | "none";
}

export interface FactsOfApps {
  readonly byId: ReadonlyMap<string, AppFacts>;
  /** Whether some of the app's facts may still arrive. */
  readonly isPending: (id: string) => boolean;
}

export const noFacts: FactsOfApps = { byId: new Map(), isPending: () => false };

/** Why an app needs attention, the most severe first. */
export const needs = ["expired", "expiring", "nobody", "falling"] as const;
export type Need = (typeof needs)[number];

/** Fewer users are no base for a change: one person more or less would be 5 % and more. */
const smallestBase = 20;

/** `falling`: down by a fifth or more. `nobody`: the app is enabled, and nobody is active. */
export const activityNeed = (
  status: AppStatus,
  { active, previous }: Activity,
): "nobody" | "falling" | undefined => {
  if (active === undefined) return undefined;
  if (active === 0 && status === "enabled") return "nobody";
  if (previous === undefined || previous < smallestBase) return undefined;
  return (previous - active) * 5 >= previous ? "falling" : undefined;
};

/** The most severe reason why an app needs attention. What is not known is no reason. */
export const needOf = (
  { status }: { readonly status: AppStatus },
  { activity, secrets }: AppFacts = {},
): Need | undefined => {
  if (typeof secrets === "object") return secrets.state === "expired" ? "expired" : "expiring";
  return activity && activityNeed(status, activity);
};
