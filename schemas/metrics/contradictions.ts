/** A rule of user_session that its schema cannot express: active users are a part of the registered ones. */
import type { Departure } from "../departures.ts";
import type { AgeGenderCount, UserSessionMetric } from "./Metrics.ts";

/** The places of an answer that count more active than registered users. */
export const contradictionsOf = (metric: UserSessionMetric): ReadonlyArray<Departure> => {
  const cellOf = ({ ageGroup, gender }: AgeGenderCount) => JSON.stringify([ageGroup, gender]);
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
