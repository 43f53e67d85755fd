/** A rule of user_session that its schema cannot express: active users are a part of the registered ones. */
import type { AgeGenderCount, UserSessionMetric } from "./Metrics.ts";

/** A place of the answer that counts more active than registered users. */
export interface Contradiction {
  /** Members and indexes, joined by dots: `activeUsers.3.count`. */
  readonly path: string;
  readonly active: number;
  readonly registered: number;
}

/** Finds the places of an answer that break the rule. */
export const contradictionsOf = (metric: UserSessionMetric): ReadonlyArray<Contradiction> => {
  const cellOf = ({ ageGroup, gender }: AgeGenderCount) => JSON.stringify([ageGroup, gender]);
  const sums = (users: ReadonlyArray<AgeGenderCount>) => {
    const byCell = new Map<string, number>();
    for (const user of users) byCell.set(cellOf(user), (byCell.get(cellOf(user)) ?? 0) + user.count);
    return byCell;
  };
  const [registered, active] = [sums(metric.registeredUsers), sums(metric.activeUsers)];
  const cells = [...active].flatMap(([cell, count]) => {
    const index = metric.activeUsers.findIndex((user) => cellOf(user) === cell);
    const path = `activeUsers.${index}.count`;
    return [{ path, active: count, registered: registered.get(cell) ?? 0 }];
  });
  const total = {
    path: "totalActiveUsers",
    active: metric.totalActiveUsers,
    registered: metric.totalRegisteredUsers,
  };
  return [total, ...cells].filter((each) => each.active > each.registered);
};
