/** What is known of an app beside the list itself, and whether the app therefore needs attention. */
import type { AppStatus } from "#schemas/apps/App.ts";

/** Active users of the last 30 days and of the 30 before; undefined where a count is withheld or could not be loaded. */
export interface Activity {
  readonly active: number | undefined;
  readonly previous: number | undefined;
}

/** Whether its secrets are valid, and when the one expires or has expired that asks for something. */
export interface SecretsFact {
  readonly state: "none" | "expired" | "soon" | "valid";
  readonly at?: { readonly epochMillis: number } | undefined;
}

/** Facts that are not known yet are left out. */
export interface AppFacts {
  readonly activity?: Activity;
  readonly secrets?: SecretsFact;
}

export interface FactsOfApps {
  readonly byId: ReadonlyMap<string, AppFacts>;
  /** Today, in epoch milliseconds. */
  readonly today: number;
  /** Whether some of the app's facts may still arrive. */
  readonly isPending: (id: string) => boolean;
}

export const noFacts: FactsOfApps = { byId: new Map(), today: 0, isPending: () => false };

/** Why an app needs attention, the most severe first. */
export const needs = ["expired", "expiring", "noSecret", "nobody", "falling"] as const;
export type Need = (typeof needs)[number];

/** What its need depends on beside the facts. */
export interface AppInNeed {
  readonly status: AppStatus;
  readonly creationDate: { readonly epochMillis: number };
}

/** An app needs some time to find its first users. */
const millisOfNewApp = 30 * 86_400_000;

/** In standard deviations of two counts of the same mean (Przyborowski and Wilenski, 1940): one pair of 700 by chance. */
const beyondChance = 3;

const isFalling = (active: number, previous: number): boolean =>
  (previous - active) * 5 >= previous && previous - active >= beyondChance * Math.sqrt(previous + active);

/** `falling`: down by a fifth or more, and beyond chance. `nobody`: nobody is active, and the app is not new. */
export const activityNeed = (
  { status, creationDate }: AppInNeed,
  { active, previous }: Activity,
  today: number,
): "nobody" | "falling" | undefined => {
  if (status === "disabled" || active === undefined) return undefined;
  if (active === 0) return today - creationDate.epochMillis >= millisOfNewApp ? "nobody" : undefined;
  return previous !== undefined && isFalling(active, previous) ? "falling" : undefined;
};

const needOfSecrets = { expired: "expired", soon: "expiring", none: "noSecret", valid: undefined } as const;

/** The most severe reason why an app needs attention; a disabled one never does. What is not known is no reason. */
export const needOf = (
  app: AppInNeed,
  { activity, secrets }: AppFacts = {},
  today: number,
): Need | undefined => {
  if (app.status === "disabled") return undefined;
  const need = secrets && needOfSecrets[secrets.state];
  return need ?? (activity && activityNeed(app, activity, today));
};
