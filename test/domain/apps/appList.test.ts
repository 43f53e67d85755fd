/** The overview's list: which apps remain, in which order, and which need attention. */
import { Arbitrary, DateTime, FastCheck } from "effect";
import { describe, expect, it } from "vitest";
import { App, AppId, type AppStatus } from "#schemas/apps/App.ts";
import {
  type AppFacts,
  type AppListSearch,
  arrange,
  byName,
  firstByName,
  needOf,
  needs,
  readAppListSearch,
  searchable,
  unreadAppListSearch,
  type SecretsFact,
  withoutFacts,
} from "#src/domain/apps/appList.ts";

const today = Date.UTC(2026, 10, 25);
const apps = FastCheck.uniqueArray(Arbitrary.make(App), { selector: ({ id }) => id, maxLength: 30 });
const sorts = ["activity", "secrets", "creationDate"] as const;
const facts: FastCheck.Arbitrary<AppFacts> = FastCheck.record(
  {
    activity: FastCheck.record({
      active: FastCheck.option(FastCheck.nat({ max: 9 }), { nil: undefined }),
      previous: FastCheck.option(FastCheck.nat({ max: 99 }), { nil: undefined }),
    }),
    secrets: FastCheck.record({
      state: FastCheck.constantFrom<SecretsFact["state"]>("none", "expired", "soon", "valid"),
      at: FastCheck.record({ epochMillis: FastCheck.nat() }),
    }),
  },
  { requiredKeys: [] },
);
/** Apps, and what is known of them: of some nothing. */
const appsWithFacts = FastCheck.tuple(apps, FastCheck.infiniteStream(facts)).map(([all, each]) => ({
  all,
  known: {
    today,
    byId: new Map(all.filter((_, index) => index % 3 > 0).map(({ id }) => [id, each.next().value])),
  },
}));
const searches: FastCheck.Arbitrary<AppListSearch> = FastCheck.record(
  {
    search: FastCheck.string({ minLength: 1, maxLength: 3, unit: "grapheme" }),
    status: FastCheck.constantFrom<AppStatus>("enabled", "disabled"),
    attention: FastCheck.constant(true as const),
    period: FastCheck.constant("LAST_7_DAYS" as const),
    view: FastCheck.constant("secrets" as const),
    sort: FastCheck.constantFrom(...sorts),
    order: FastCheck.constant("desc" as const),
  },
  { requiredKeys: [] },
);
const shown = (all: ReadonlyArray<App>, search: AppListSearch, known?: Parameters<typeof arrange>[2]) =>
  arrange(searchable(all.toSorted(byName)), search, known);
const ids = (some: ReadonlyArray<App>) => some.map(({ id }) => id);

const app = (name: string, status: AppStatus = "enabled", day = "2026-01-01"): App => ({
  id: AppId.make(`app_${name.replaceAll(/\W/g, "")}_${day}`),
  name,
  status,
  creationDate: DateTime.unsafeMake(day),
});
const namesOf = (some: ReadonlyArray<App>) => some.map(({ name }) => name);

it.each([
  ["uebung", []],
  ["ubung", ["Übung macht fit"]],
  ["ÜBUNG", ["Übung macht fit"]],
  ["fit macht", ["Übung macht fit"]],
  ["strasse", ["Straße 7"]],
  ["7", ["Straße 7"]],
  ["  cafe ", ["Café", "Cafe\u0301 Zwei"]],
  ["", ["Café", "Cafe\u0301 Zwei", "Straße 7", "Übung macht fit"]],
])("%j finds %j", (search, found) => {
  const all = [app("Übung macht fit"), app("Straße 7"), app("Café"), app("Cafe\u0301 Zwei")];
  expect(namesOf(shown(all, { search }))).toEqual(found);
});

describe("what is shown", () => {
  it("does not depend on the order of the apps", () => {
    FastCheck.assert(
      FastCheck.property(appsWithFacts, searches, ({ all, known }, search) => {
        expect(ids(shown(all.toReversed(), search, known))).toEqual(ids(shown(all, search, known)));
      }),
    );
  });

  it("contains each app at most once, only apps of the status, and the same in every sort order", () => {
    FastCheck.assert(
      FastCheck.property(
        appsWithFacts,
        searches,
        ({ all, known }, { sort: _sort, order: _order, ...narrowed }) => {
          const found = shown(all, narrowed, known);
          expect(new Set(found).size).toBe(found.length);
          expect(found.every((each) => all.includes(each))).toBe(true);
          expect(found.every(({ status }) => status === (narrowed.status ?? status))).toBe(true);
          const plain = ids(found).toSorted();
          for (const sort of [...sorts, "attention"] as const) {
            expect(ids(shown(all, { ...narrowed, sort }, known)).toSorted()).toEqual(plain);
            expect(ids(shown(all, { ...narrowed, sort, order: "desc" }, known)).toSorted()).toEqual(plain);
          }
        },
      ),
    );
  });

  it("contains exactly the apps that need attention, if only those are requested", () => {
    FastCheck.assert(
      FastCheck.property(appsWithFacts, ({ all, known }) => {
        const found = shown(all, { attention: true }, known);
        const inNeed = all.filter((each) => needOf(each, known.byId.get(each.id), today) !== undefined);
        expect(ids(found).toSorted()).toEqual(ids(inNeed).toSorted());
      }),
    );
  });

  it("ends with the apps that cannot be sorted, in both directions, and keeps equal ones sorted by name", () => {
    const all = [app("d"), app("c"), app("B"), app("a")];
    const active = { d: 7, c: undefined, B: 7, a: 3 };
    const known = {
      today,
      byId: new Map(
        all.map(({ id, name }) => [
          id,
          { activity: { active: active[name as keyof typeof active], previous: undefined } },
        ]),
      ),
    };
    expect(namesOf(shown(all, { sort: "activity" }, known))).toEqual(["a", "B", "d", "c"]);
    expect(namesOf(shown(all, { sort: "activity", order: "desc" }, known))).toEqual(["B", "d", "a", "c"]);
  });

  it("begins with the most urgent secrets, or the most severe needs", () => {
    const all = ["a", "b", "c", "d", "e", "f"].map((name) => app(name));
    const gone = app("g", "disabled");
    const at = (epochMillis: number) => ({ epochMillis });
    const of: Readonly<Record<string, AppFacts>> = {
      a: { secrets: { state: "valid" }, activity: { active: 0, previous: 5 } },
      b: { secrets: { state: "soon", at: at(9) } },
      c: { secrets: { state: "valid" }, activity: { active: 50, previous: 100 } },
      e: { secrets: { state: "expired", at: at(1) } },
      f: { secrets: { state: "none" } },
      g: { secrets: { state: "expired", at: at(0) } },
    };
    const every = [...all, gone];
    const known = { today, byId: new Map(every.map(({ id, name }) => [id, of[name] ?? {}])) };
    const sorted = (search: AppListSearch) => namesOf(shown(every, search, known)).join("");
    expect(sorted({ sort: "secrets" })).toBe("ebfacgd");
    expect(sorted({ sort: "secrets", order: "desc" })).toBe("acgfbed");
    expect(sorted({ sort: "attention" })).toBe("ebfacdg");
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

describe("the address", () => {
  it.each<readonly [params: object, unread: ReadonlyArray<string>]>([
    [
      { status: "asleep", sort: "size", order: "up", view: "apps", lang: "de" },
      ["status", "view", "sort", "order"],
    ],
    [
      { search: "x".repeat(10_000), attention: "no", period: "LAST_9_DAYS" },
      ["search", "attention", "period"],
    ],
    [{ search: ["a", "b"], status: ["enabled", "enabled"] }, ["search", "status"]],
    [{ sort: "attention", order: "desc" }, ["order"]],
    // Defaults, as somebody may write them.
    [{ search: "", period: "LAST_30_DAYS", sort: "name", order: "asc", utm_source: "mail" }, []],
    [{ search: "43", status: "disabled", attention: "true", view: "secrets", order: "desc" }, []],
  ])("%j has the unreadable parameters %j", (params, unread) => {
    expect(unreadAppListSearch({ ...params })).toEqual(unread);
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
      FastCheck.constantFrom("search", "status", "attention", "sort", "order", "__proto__", "lang"),
      FastCheck.oneof(FastCheck.string(), FastCheck.anything()),
    );
    FastCheck.assert(
      FastCheck.property(params, (given) => {
        const read = readAppListSearch(given);
        expect(readAppListSearch({ ...read })).toEqual(read);
        expect(shown([app("a")], read).length).toBeLessThanOrEqual(1);
      }),
    );
    const unknown = { status: "asleep", sort: "size", order: "up", search: "", view: "apps" };
    expect(readAppListSearch({ ...unknown, period: "LAST_30_DAYS" })).toEqual({});
    expect(readAppListSearch({ attention: "true" })).toEqual({ attention: true });
    // An older address.
    expect(readAppListSearch({ sort: "status", attention: "no" })).toEqual({});
    expect(readAppListSearch({ sort: "attention", order: "desc" })).toEqual({ sort: "attention" });
  });
});

it("of many apps, nothing depends on facts that are known only of those in view", () => {
  const name = { search: "vital", status: "enabled" } as const;
  for (const sort of ["activity", "secrets", "attention"] as const)
    expect(withoutFacts({ ...name, attention: true, view: "secrets", sort, order: "desc" })).toEqual({
      ...name,
      view: "secrets",
    });
  const byDate = { sort: "creationDate", order: "desc" } as const;
  expect(withoutFacts({ ...byDate, attention: true })).toEqual(byDate);
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
  [0, undefined, "nobody"],
])("%j active users after %j: %s", (active, previous, need) => {
  expect(needOf(aged(30), { activity: { active, previous } }, today)).toBe(need);
});

it("nobody is active in a new app, which needs no attention for that", () => {
  expect(needOf(aged(29), { activity: { active: 0, previous: 0 } }, today)).toBeUndefined();
});

it("an app without a valid secret needs attention most, then with one that expires soon, then without any; a disabled one never", () => {
  FastCheck.assert(
    FastCheck.property(facts, (known) => {
      const found = (["expired", "soon", "none"] as const).map((state) =>
        needOf(aged(30), { ...known, secrets: { state } }, today),
      );
      expect(found).toEqual(needs.slice(0, 3));
      expect(needOf({ ...aged(30), status: "disabled" }, known, today)).toBeUndefined();
    }),
  );
});
