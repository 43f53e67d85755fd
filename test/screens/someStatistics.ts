/** What the states of the statistics have in common: addresses, parts of the page, and answers. */
import { storageKeys } from "#src/services/storage/storageKeys.ts";
import type { State } from "./states.ts";
import { type Asked, refuse, session, sessionOf, sociodemographicOf, topicsOf, type World } from "./world.ts";

export const path = "/administer/users/statistics";
/** The trend asks for each day. */
export const stored = { [storageKeys.trend]: "hidden" };
export const of = (search: string, given: Partial<State> = {}): State => ({
  at: `${path}?app=app_anchor&${search}`,
  stored,
  ...given,
});
export const lastMonth = (given?: Partial<State>) => of("period=LAST_MONTH", given);

/** Parts of the page. */
export const bar = "main :has(> * > h1)";
export const belowBar = `${bar} ~ *`;
export const figures = "main :has(> dl):not(:has(h1))";
export const success = "[aria-labelledby=success]";
export const ofCard = (id: string) => `[aria-labelledby=chart-${id}]`;

export const failing = { session: refuse, sociodemographic: refuse, topic: refuse };
export const loading = {
  session: () => undefined,
  sociodemographic: () => undefined,
  topic: () => undefined,
};
/** More active than registered users. */
export const conflicting: NonNullable<World["metrics"]> = {
  session: (id, asked) => ({ ...sessionOf(id, asked), totalActiveUsers: 9000 }),
};
const empty = { educationLevels: [], workRoles: [], healthBehaviours: [], healthSupports: [] };
/** Nobody in the days that are meant. */
export const withoutUsers = (isMeant: (asked: Asked) => boolean): NonNullable<World["metrics"]> => ({
  session: (id, asked) =>
    isMeant(asked)
      ? session(
          () => 0,
          () => 0,
        )
      : sessionOf(id, asked),
  sociodemographic: (_id, asked) =>
    isMeant(asked) ? { ...empty, preferences: [], selfPerceivedHealths: [] } : sociodemographicOf(asked),
  topic: (_id, asked) => (isMeant(asked) ? { topics: [] } : topicsOf(asked)),
});
/** Never answers for the days that are meant. */
export const pendingWhere = (isMeant: (asked: Asked) => boolean): NonNullable<World["metrics"]> => ({
  session: (id, asked) => (isMeant(asked) ? undefined : sessionOf(id, asked)),
  sociodemographic: (_id, asked) => (isMeant(asked) ? undefined : sociodemographicOf(asked)),
  topic: (_id, asked) => (isMeant(asked) ? undefined : topicsOf(asked)),
});
