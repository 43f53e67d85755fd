/** The overview's list: which apps remain, in which order, and which need attention. */
import { Arbitrary, DateTime, FastCheck } from "effect";
import { describe, expect, it } from "vitest";
import { App, AppId, type AppStatus } from "#schemas/apps/App.ts";
import {
  type AppFacts,
  type AppListSearch,
  appSorts,
  arrange,
  byName,
  areChecked,
  countsOf,
  type FactsOfApps,
  firstByName,
  matching,
  needOf,
  readAppListSearch,
  searchable,
  unreadAppListSearch,
  type SecretsFact,
  withoutFacts,
} from "#src/domain/apps/appList.ts";

const today = Date.UTC(2026, 10, 25);
const apps = FastCheck.uniqueArray(Arbitrary.make(App), { selector: ({ id }) => id, maxLength: 30 });
const sorts = appSorts.filter((sort) => sort !== "name");
const count = FastCheck.option(FastCheck.nat({ max: 9 }), { nil: "missing" as const });
const missing = FastCheck.constantFrom("pending" as const, "failed" as const, "unasked" as const);
const facts: FastCheck.Arbitrary<AppFacts> = FastCheck.record({
  activity: FastCheck.oneof(
    FastCheck.record({ active: count, activeBefore: count, newUsers: count }),
    FastCheck.constant(undefined),
    missing,
  ),
  secrets: FastCheck.oneof(
    FastCheck.record({
      state: FastCheck.constantFrom<SecretsFact["state"]>("none", "expired", "soon", "valid"),
      at: FastCheck.record({ epochMillis: FastCheck.nat() }),
      count: FastCheck.nat({ max: 9 }),
    }),
    missing,
  ),
});
const nothing: AppFacts = { secrets: "pending", activity: "pending" };
const factsBy = (known: ReadonlyMap<string, Partial<AppFacts>>): FactsOfApps => ({
  today,
  of: (id) => ({ ...nothing, ...known.get(id) }),
});
/** Apps, and what is known of them. */
const appsWithFacts = FastCheck.tuple(apps, FastCheck.infiniteStream(facts)).map(([all, each]) => ({
  all,
  known: factsBy(new Map(all.map(({ id }) => [id, each.next().value]))),
}));
const searches: FastCheck.Arbitrary<AppListSearch> = FastCheck.record(
  {
    search: FastCheck.string({ minLength: 1, maxLength: 3, unit: "grapheme" }),
    view: FastCheck.constantFrom("attention" as const, "disabled" as const, "secrets" as const),
    period: FastCheck.constant("LAST_7_DAYS" as const),
    sort: FastCheck.constantFrom(...sorts),
    order: FastCheck.constant("desc" as const),
  },
  { requiredKeys: [] },
);
const shown = (all: ReadonlyArray<App>, search: AppListSearch, known?: FactsOfApps) =>
  arrange(matching(searchable(all.toSorted(byName)), search.search), search, known);
const ids = (some: ReadonlyArray<App>) => some.map(({ id }) => id);

const app = (name: string, status: AppStatus = "enabled", day = "2026-01-01"): App => ({
  id: AppId.make(`app_${name.replaceAll(/\W/g, "")}_${day}`),
  name,
  status,
  creationDate: DateTime.unsafeMake(day),
});
const namesOf = (some: ReadonlyArray<App>) => some.map(({ name }) => name);

describe("what is shown", () => {
  it("does not depend on the order of the apps", () => {
    FastCheck.assert(
      FastCheck.property(appsWithFacts, searches, ({ all, known }, search) => {
        expect(ids(shown(all.toReversed(), search, known))).toEqual(ids(shown(all, search, known)));
      }),
    );
  });

  it("is the same in every sort order, and as many as its view counts", () => {
    FastCheck.assert(
      FastCheck.property(
        appsWithFacts,
        searches,
        ({ all, known }, { sort: _sort, order: _order, ...narrowed }) => {
          const found = shown(all, narrowed, known);
          expect(new Set(found).size).toBe(found.length);
          const counts = countsOf(shown(all, { search: narrowed.search ?? "" }), known);
          const count = narrowed.view === "secrets" ? found.length : counts[narrowed.view ?? "all"];
          expect(found).toHaveLength(count ?? 0);
          const plain = ids(found).toSorted();
          for (const sort of sorts) {
            expect(ids(shown(all, { ...narrowed, sort }, known)).toSorted()).toEqual(plain);
            expect(ids(shown(all, { ...narrowed, sort, order: "desc" }, known)).toSorted()).toEqual(plain);
          }
        },
      ),
    );
  });

  it("ends with the apps that cannot be sorted, in both directions, and keeps equal ones sorted by name", () => {
    const all = [app("d"), app("c"), app("B"), app("a")];
    const counts = { d: 7, c: "missing", B: 7, a: 3 } as const;
    const known = factsBy(
      new Map(
        all.map(({ id, name }) => {
          const count = counts[name as keyof typeof counts];
          return [id, { activity: { active: count, newUsers: count, activeBefore: "missing" as const } }];
        }),
      ),
    );
    for (const sort of ["activity", "newUsers"] as const) {
      expect(namesOf(shown(all, { sort }, known))).toEqual(["a", "B", "d", "c"]);
      expect(namesOf(shown(all, { sort, order: "desc" }, known))).toEqual(["B", "d", "a", "c"]);
    }
  });

  it("begins with the most urgent secrets", () => {
    const all = ["a", "b", "d", "e", "f"].map((name) => app(name));
    const gone = app("g", "disabled");
    const at = (epochMillis: number) => ({ epochMillis });
    const of: Readonly<Record<string, SecretsFact>> = {
      a: { state: "valid", count: 0 },
      b: { state: "soon", at: at(9), count: 1 },
      e: { state: "expired", at: at(1), count: 1 },
      f: { state: "none", count: 1 },
      g: { state: "expired", at: at(0), count: 1 },
    };
    const every = [...all, gone];
    const secrets = every.map(({ id, name }) => [id, { secrets: of[name] ?? ("failed" as const) }] as const);
    const known = factsBy(new Map(secrets));
    const sorted = (search: AppListSearch) => namesOf(shown(every, search, known)).join("");
    expect(sorted({ sort: "secrets" })).toBe("ebfagd");
    expect(sorted({ sort: "secrets", order: "desc" })).toBe("agfbed");
  });

  it("sorts numbers in names as numbers, and equal names by date, ascending and descending", () => {
    const all = [app("App 10"), app("app 9"), app("App 1"), app("APP 9", "enabled", "2025-12-31")];
    const byNumber = ["App 1", "APP 9", "app 9", "App 10"];
    expect(namesOf(shown(all, {}))).toEqual(byNumber);
    expect(namesOf(shown(all, { order: "desc" }))).toEqual(byNumber.toReversed());
    const byDate = ["APP 9", "App 1", "app 9", "App 10"];
    expect(namesOf(shown(all, { sort: "creationDate" }))).toEqual(byDate);
    const [oldest, ...others] = byDate;
    expect(namesOf(shown(all, { sort: "creationDate", order: "desc" }))).toEqual([...others, oldest]);
  });
});

it("a view counts none only when everything is known of its apps", () => {
  const all = [app("a"), app("b"), app("c", "disabled")];
  const valid = { secrets: { state: "valid", count: 0 }, activity: undefined } as const;
  const due = { ...valid, secrets: { state: "soon", count: 2 } } as const;
  const facts = (...of: ReadonlyArray<Partial<AppFacts>>) =>
    factsBy(new Map(all.map(({ id }, at) => [id, of[at] ?? nothing])));
  const counts = (...of: ReadonlyArray<Partial<AppFacts>>) => countsOf(all, facts(...of));
  expect(counts(valid, valid)).toEqual({ all: 3, attention: 0, disabled: 1, secrets: 0 });
  expect(counts(valid)).toEqual({ all: 3, attention: undefined, disabled: 1, secrets: undefined });
  expect(counts({ ...valid, activity: "failed" }, valid)).toMatchObject({ attention: undefined, secrets: 0 });
  expect(counts(due, { secrets: "failed" }, due)).toMatchObject({ attention: 1, secrets: 2 });
  const checked = [[due, valid], [due], [due, { ...valid, secrets: "failed" }]] as const;
  expect(checked.map((of) => areChecked(all, facts(...of)))).toEqual([true, false, false]);
});

describe("the address", () => {
  it.each<readonly [params: object, unread: ReadonlyArray<string>]>([
    [
      { status: "asleep", sort: "size", order: "up", view: "apps", lang: "de" },
      ["view", "status", "sort", "order"],
    ],
    [
      { search: "x".repeat(10_000), attention: "no", period: "LAST_9_DAYS" },
      ["search", "attention", "period"],
    ],
    [{ search: ["a", "b"], status: "enabled" }, ["search", "status"]],
    // Defaults, as somebody may write them.
    [{ search: "", period: "LAST_30_DAYS", sort: "name", order: "asc", utm_source: "mail" }, []],
    [{ search: "43", status: "disabled", attention: "true", view: "secrets", order: "desc" }, []],
  ])("%j has the unreadable parameters %j", (params, unread) => {
    expect(unreadAppListSearch({ ...params })).toEqual(unread);
  });

  it.each([
    [{ status: "disabled" }, { view: "disabled" }],
    [{ attention: "true" }, { view: "attention" }],
    [{ attention: true, status: "disabled" }, { view: "attention" }],
    [{ attention: true, view: "secrets" }, { view: "secrets" }],
  ])("an older one, %j, means %j", (params, search) => {
    expect(readAppListSearch({ ...params })).toEqual(search);
  });

  it("restores every search that it encodes", () => {
    FastCheck.assert(
      FastCheck.property(searches, (search) => {
        expect(readAppListSearch({ ...search })).toEqual({ ...search });
      }),
    );
  });

  it("falls back to the defaults for invalid values", () => {
    const params = FastCheck.dictionary(
      FastCheck.constantFrom("search", "status", "view", "attention", "sort", "order", "__proto__", "lang"),
      FastCheck.oneof(FastCheck.string(), FastCheck.anything()),
    );
    FastCheck.assert(
      FastCheck.property(params, (given) => {
        const read = readAppListSearch(given);
        expect(readAppListSearch({ ...read })).toEqual(read);
        expect(shown([app("a")], read).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

it("of many apps, nothing depends on facts that are known only of those in view", () => {
  for (const sort of ["activity", "newUsers", "secrets"] as const)
    expect(withoutFacts({ search: "vital", view: "secrets", sort, order: "desc" })).toEqual({
      search: "vital",
      view: "secrets",
    });
  const byDate = { sort: "creationDate", order: "desc" } as const;
  expect(withoutFacts({ ...byDate, view: "attention" })).toEqual(byDate);
  expect(withoutFacts({ order: "desc", view: "disabled" })).toEqual({ order: "desc", view: "disabled" });
});

it("the first apps by name are those of the sorted list", () => {
  FastCheck.assert(
    FastCheck.property(apps, FastCheck.integer({ min: 1, max: 10 }), (all, count) => {
      expect(ids(firstByName(all, count))).toEqual(ids(all.toSorted(byName).slice(0, count)));
    }),
  );
});

const aged = (days: number) => ({
  status: "enabled" as const,
  creationDate: { epochMillis: today - days * 86_400_000 },
});

it.each([
  [240, 300, undefined],
  [360, 450, "falling"],
  [361, 450, undefined],
  [62, 100, undefined],
  [61, 100, "falling"],
  [1, 10, undefined],
  [1, 12, "falling"],
  [300, 100, undefined],
  [0, 5, "nobody"],
  [0, "missing", "nobody"],
] as const)("%j active users after %j: %s", (active, activeBefore, need) => {
  const activity = { active, activeBefore, newUsers: 0 };
  expect(needOf(aged(30), { ...nothing, activity }, today)).toBe(need);
});

it("nobody is active in a new app, which needs no attention for that", () => {
  const activity = { active: 0, activeBefore: 0, newUsers: 0 };
  expect(needOf(aged(29), { ...nothing, activity }, today)).toBeUndefined();
});

it("an app whose secrets need somebody needs attention first of all for them; a disabled one never", () => {
  FastCheck.assert(
    FastCheck.property(facts, (known) => {
      for (const state of ["expired", "soon", "none"] as const)
        expect(needOf(aged(30), { ...known, secrets: { state, count: 1 } }, today)).toBe(state);
      expect(needOf({ ...aged(30), status: "disabled" }, known, today)).toBeUndefined();
    }),
  );
});
