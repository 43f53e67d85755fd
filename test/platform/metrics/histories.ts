/** Random histories of users, and what has to be counted of them, computed in TypeScript. */
import fc from "fast-check";
import { AppNumber } from "#platform/apps/AppsStore.ts";
import { answerColumns } from "#platform/metrics/answerColumns.ts";
import * as words from "#schemas/metrics/vocabularies.ts";

export const app = AppNumber(1);
const otherApp = AppNumber(2);

const minute = 60_000;
/** Few different instants, so that activities often coincide with the ends of periods: days in zones, to the millisecond. */
const instant = fc
  .tuple(
    fc.constantFrom(-1100, -366, -8, -7, -1, 0, 1, 6, 7, 21, 400),
    fc.constantFrom(0, 12 * 60, 18 * 60 + 15),
    fc.constantFrom(-1, 0),
  )
  .map(([day, minutes, ms]) => new Date(Date.UTC(2024, 1, 26 + day) + minutes * minute + ms));

const answer = (vocabulary: ReadonlyArray<string>) => fc.option(fc.constantFrom(...vocabulary, "new_word"));

export const user = fc.record({
  app_number: fc.constantFrom(app, otherApp),
  registered_at: fc.oneof(instant, fc.constant(new Date(Date.UTC(2021, 0, 31)))),
  // Around birthdays that change the age group, 29 February included.
  birth_date: fc
    .tuple(fc.constantFrom(1, 19, 20, 29, 30, 40, 50, 59, 60, 99), fc.integer({ min: 0, max: 7 }))
    .map(([age, day]) => new Date(Date.UTC(2024 - age, 1, 25 + day)).toISOString().slice(0, 10)),
  gender: fc.constantFrom(...words.genders),
  education_level: answer(words.educationLevels),
  work_role: answer(words.workRoles),
  health_behaviour: answer(words.healthBehaviours),
  health_support: answer(words.healthSupports),
  preference: answer(words.preferences),
  self_perceived_health: answer(words.healthRatings),
  activities: fc.array(fc.record({ active_at: instant, topic: fc.constantFrom(...words.topics) }), {
    maxLength: 6,
  }),
  /** What is wrong until it is corrected: one column, or all of them. */
  correction: fc.record({
    column: fc.constantFrom(undefined, ...(["registered_at", "birth_date", "gender"] as const)),
    isLast: fc.boolean(),
  }),
});
export type User = typeof user extends fc.Arbitrary<infer A> ? A : never;

export const period = fc
  .tuple(instant, instant)
  .map(([a, b]) => (a <= b ? { start: a, end: b } : { start: b, end: a }));
export type Period = typeof period extends fc.Arbitrary<infer A> ? A : never;

const ageOn = (birthDate: string, end: Date) => {
  const [year, monthAndDay] = [Number(birthDate.slice(0, 4)), birthDate.slice(5)];
  const today = end.toISOString();
  return Number(today.slice(0, 4)) - year - (today.slice(5, 10) < monthAndDay ? 1 : 0);
};
const decades = ["kid", "kid", "twen", "tricenarian", "quadragenarian", "quinquagenarian"] as const;
/** Somebody who was born after the period is a kid, too. */
const ageGroup = (age: number) => decades[Math.max(0, Math.floor(age / 10))] ?? "senior";

const countBy = <A>(items: ReadonlyArray<A>, key: (item: A) => string) => {
  const counts: Record<string, number> = {};
  for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + 1;
  return counts;
};

export const naive = (users: ReadonlyArray<User>, { start, end }: Period) => {
  const registered = users.filter((one) => one.app_number === app && one.registered_at <= end);
  const used = registered.map((one) => ({
    ...one,
    activities: one.activities.filter(({ active_at }) => active_at >= start && active_at <= end),
  }));
  const active = used.filter(({ activities }) => activities.length > 0);
  const group = (one: User) => `${ageGroup(ageOn(one.birth_date, end))} ${one.gender}`;
  const days = ({ activities }: User) =>
    new Set(activities.map(({ active_at }) => active_at.toISOString().slice(0, 10)));
  return {
    registered: countBy(registered, group),
    active: countBy(active, group),
    answers: countBy(
      registered.flatMap((one) =>
        Object.entries(answerColumns).flatMap(([list, { column }]) =>
          one[column] === null ? [] : `${list} ${one[column]}`,
        ),
      ),
      String,
    ),
    topics: countBy(
      active.flatMap(({ activities }) => [...new Set(activities.map(({ topic }) => topic))]),
      String,
    ),
    activeDays: active.reduce((sum, one) => sum + days(one).size, 0),
  };
};
