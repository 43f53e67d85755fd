/** Conflicts in metrics that fit the contract: what is counted more than once, or more often than it can be. */
import type { AnswerIssue } from "../issues.ts";
import type { AgeGenderCount, UserSessionMetric, UserTopicMetric } from "./Metrics.ts";
import * as words from "./vocabularies.ts";

/** Reported as an issue is. */
export type Conflict = AnswerIssue;

const cellOf = ({ ageGroup, gender }: AgeGenderCount) => JSON.stringify([ageGroup, gender]);

/** The places of an answer that count more active than registered users. */
export const activeConflictsOf = (metric: UserSessionMetric): ReadonlyArray<Conflict> => {
  const sums = (users: ReadonlyArray<AgeGenderCount>) => {
    const byCell = new Map<string, number>();
    for (const user of users) byCell.set(cellOf(user), (byCell.get(cellOf(user)) ?? 0) + user.count);
    return byCell;
  };
  const [registered, active] = [sums(metric.registeredUsers), sums(metric.activeUsers)];
  const cells = [...active].flatMap(([cell, count]) => {
    const index = metric.activeUsers.findIndex((user) => cellOf(user) === cell);
    return [{ place: `activeUsers → [${index}] → count`, count, limit: registered.get(cell) ?? 0 }];
  });
  const total = {
    place: "totalActiveUsers",
    count: metric.totalActiveUsers,
    limit: metric.totalRegisteredUsers,
  };
  return [total, ...cells]
    .filter(({ count, limit }) => count > limit)
    .map(({ place, count, limit }) => ({
      severity: "error",
      place,
      problem: `expected at most the ${limit} registered users, found ${count}`,
    }));
};

/** The entries of a metric's lists that count the same as an entry before them. */
export const repeatedEntries = (
  metric: Readonly<Record<string, ReadonlyArray<{ readonly count: number }>>>,
): ReadonlyArray<Conflict> =>
  Object.entries(metric).flatMap(([list, entries]) => {
    const keys = entries.map(({ count: _, ...counted }) => JSON.stringify(counted));
    return keys.flatMap((key, index): ReadonlyArray<Conflict> => {
      const first = keys.indexOf(key);
      if (first === index) return [];
      const problem = `expected each once, found that of [${first}] again`;
      return [{ severity: "warning", place: `${list} → [${index}]`, problem }];
    });
  });

const totals = { registeredUsers: "totalRegisteredUsers", activeUsers: "totalActiveUsers" } as const;

/** The lists whose counts do not add up to their total, with the entries that are counted twice. */
export const sumConflictsOf = (metric: UserSessionMetric): ReadonlyArray<Conflict> =>
  (["registeredUsers", "activeUsers"] as const).flatMap((list): ReadonlyArray<Conflict> => {
    const place = totals[list];
    const sum = metric[list].reduce((counted, { count }) => counted + count, 0);
    if (sum === metric[place]) return [];
    const problem = `expected ${sum}, the sum of ${list}, found ${metric[place]}`;
    return [{ severity: "warning", place, problem }, ...repeatedEntries({ [list]: metric[list] })];
  });

/** What an answer shows by itself, by the name of its call. */
export const conflictsOf = (name: string, metric: unknown): ReadonlyArray<Conflict> => {
  if (name === "engagement") return [];
  if (name !== "session") return repeatedEntries(metric as UserTopicMetric);
  const session = metric as UserSessionMetric;
  return [...activeConflictsOf(session), ...sumConflictsOf(session)];
};

/** The topics with more users than are active at all. */
export const topicsAbove = ({ topics }: UserTopicMetric, active: number): ReadonlyArray<Conflict> =>
  topics.flatMap(({ count }, index) =>
    count <= active
      ? []
      : [
          {
            severity: "error",
            place: `topics → [${index}] → count`,
            problem: `expected at most the ${active} active users, found ${count}`,
          },
        ],
  );

/** Those that the specification closes; it names neither topics nor kinds of support. */
const vocabularies: Readonly<Record<string, ReadonlyArray<string>>> = {
  ageGroup: words.ageGroups,
  gender: words.genders,
  educationLevel: words.educationLevels,
  work: words.workRoles,
  healthBehaviour: words.healthBehaviours,
  preference: words.preferences,
  selfPerceivedHealth: words.healthRatings,
};

/** Words that are not the contract's, such as translated ones. They are shown as they came, after the others. */
export const foreignWords = (metric: object): ReadonlyArray<Conflict> =>
  Object.entries(metric).flatMap(([list, entries]) =>
    (Array.isArray(entries) ? (entries as ReadonlyArray<object>) : []).flatMap((entry, index) =>
      Object.entries(entry).flatMap(([member, word]): ReadonlyArray<Conflict> => {
        const vocabulary = vocabularies[member];
        if (vocabulary === undefined || vocabulary.includes(String(word))) return [];
        const problem = `expected ${vocabulary.join(", ")}, found another word`;
        return [{ severity: "warning", place: `${list} → [${index}] → ${member}`, problem }];
      }),
    ),
  );
