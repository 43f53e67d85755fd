/** The overview's search, filter and sort: which apps remain, and in which order. */
import { Arbitrary, DateTime, FastCheck, Schema } from "effect";
import { describe, expect, it } from "vitest";
import { App, AppId, type AppStatus } from "#schemas/apps/App.ts";
import {
  type AppListSearch,
  arrange,
  byName,
  firstByName,
  isSameApp,
  readAppListSearch,
  searchable,
} from "#src/domain/apps/appList.ts";

const apps = FastCheck.uniqueArray(Arbitrary.make(App), { selector: ({ id }) => id, maxLength: 30 });
const searches: FastCheck.Arbitrary<AppListSearch> = FastCheck.record(
  {
    search: FastCheck.string({ minLength: 1, maxLength: 3, unit: "grapheme" }),
    status: FastCheck.constantFrom<AppStatus>("enabled", "disabled"),
    sort: FastCheck.constantFrom("status" as const, "creationDate" as const),
    order: FastCheck.constant("desc" as const),
  },
  { requiredKeys: [] },
);
const shown = (all: ReadonlyArray<App>, search: AppListSearch) =>
  arrange(searchable(all.toSorted(byName)), search);
const ids = (some: ReadonlyArray<App>) => some.map(({ id }) => id);

const app = (name: string, status: AppStatus = "enabled", day = "2026-01-01"): App => ({
  id: AppId.make(`app_${name.replaceAll(/\W/g, "")}_${day}`),
  name,
  status,
  creationDate: DateTime.unsafeMake(day),
});
const namesOf = (some: ReadonlyArray<App>) => some.map(({ name }) => name);

describe("search", () => {
  it.each([
    ["uebung", []],
    ["ubung", ["Übung macht fit"]],
    ["ÜBUNG", ["Übung macht fit"]],
    ["fit macht", ["Übung macht fit"]],
    ["strasse", ["Straße 7"]],
    ["  cafe ", ["Café", "Cafe\u0301 Zwei"]],
    ["", ["Café", "Cafe\u0301 Zwei", "Straße 7", "Übung macht fit"]],
  ])("%j finds %j", (search, found) => {
    const all = [app("Übung macht fit"), app("Straße 7"), app("Café"), app("Cafe\u0301 Zwei")];
    expect(namesOf(shown(all, { search }))).toEqual(found);
  });

  it.each([
    ["x", ["X"]],
    ["健", ["Alpha", "X"]],
    ["a", ["Alpha", "X"]],
    ["al", ["Alpha"]],
  ])("%j, which is a whole name or too short to search for, finds %j", (search, found) => {
    expect(namesOf(shown([app("Alpha"), app("X")], { search }))).toEqual(found);
  });

  it("finds every app by its own name, in any case and Unicode form", () => {
    FastCheck.assert(
      FastCheck.property(Arbitrary.make(App), FastCheck.constantFrom("NFC", "NFD", "NFKD"), (one, form) => {
        for (const search of [one.name, one.name.toUpperCase(), one.name.normalize(form)]) {
          expect(shown([one], { search })).toEqual([one]);
        }
      }),
    );
  });
});

describe("what is shown", () => {
  it("contains each app at most once, and only apps of the status", () => {
    FastCheck.assert(
      FastCheck.property(apps, searches, (all, search) => {
        const found = shown(all, search);
        expect(new Set(found).size).toBe(found.length);
        expect(found.every((each) => all.includes(each))).toBe(true);
        expect(found.every(({ status }) => status === (search.status ?? status))).toBe(true);
      }),
    );
  });

  it("does not depend on the order of the apps", () => {
    FastCheck.assert(
      FastCheck.property(apps, searches, (all, search) => {
        expect(ids(shown(all.toReversed(), search))).toEqual(ids(shown(all, search)));
      }),
    );
  });

  it("contains the same apps in every sort order", () => {
    FastCheck.assert(
      FastCheck.property(apps, searches, (all, { sort: _sort, order: _order, ...narrowed }) => {
        const plain = new Set(ids(shown(all, narrowed)));
        for (const sort of ["status", "creationDate"] as const) {
          expect(new Set(ids(shown(all, { ...narrowed, sort })))).toEqual(plain);
          expect(new Set(ids(shown(all, { ...narrowed, sort, order: "desc" })))).toEqual(plain);
        }
      }),
    );
  });

  it("is in the requested order, ascending and descending", () => {
    FastCheck.assert(
      FastCheck.property(apps, (all) => {
        const times = shown(all, { sort: "creationDate" }).map(
          ({ creationDate }) => creationDate.epochMillis,
        );
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        const statuses = shown(all, { sort: "status", order: "desc" }).map(({ status }) => status);
        expect(statuses).toEqual(statuses.toSorted());
        expect(ids(shown(all, { order: "desc" }))).toEqual(ids(shown(all, {})).toReversed());
      }),
    );
  });

  it("keeps apps that are equal sorted by name, ascending and descending", () => {
    const all = [app("b"), app("C", "disabled"), app("a"), app("D", "disabled")];
    expect(namesOf(shown(all, { sort: "status" }))).toEqual(["a", "b", "C", "D"]);
    expect(namesOf(shown(all, { sort: "status", order: "desc" }))).toEqual(["C", "D", "a", "b"]);
  });

  it("sorts numbers in names as numbers", () => {
    expect(namesOf(shown([app("App 10"), app("app 9"), app("App 1")], {}))).toEqual([
      "App 1",
      "app 9",
      "App 10",
    ]);
  });
});

describe("the address", () => {
  it("restores every search that it encodes", () => {
    FastCheck.assert(
      FastCheck.property(searches, (search) => {
        expect(readAppListSearch({ ...search })).toEqual({ ...search });
      }),
    );
  });

  it("falls back to the defaults for invalid values", () => {
    const params = FastCheck.dictionary(
      FastCheck.constantFrom("search", "status", "sort", "order", "__proto__", "lang"),
      FastCheck.oneof(FastCheck.string(), FastCheck.anything()),
    );
    FastCheck.assert(
      FastCheck.property(params, (given) => {
        const read = readAppListSearch(given);
        expect(readAppListSearch({ ...read })).toEqual(read);
        expect(shown([app("a")], read).length).toBeLessThanOrEqual(1);
      }),
    );
    expect(readAppListSearch({ status: "asleep", sort: "size", order: "up", search: "" })).toEqual({});
  });

  it("has a limited length", () => {
    expect(readAppListSearch({ search: "x".repeat(10_000) }).search).toHaveLength(100);
  });
});

it("the first apps by name are those of the sorted list", () => {
  FastCheck.assert(
    FastCheck.property(apps, FastCheck.integer({ min: 1, max: 10 }), (all, count) => {
      expect(ids(firstByName(all, count))).toEqual(ids(all.toSorted(byName).slice(0, count)));
    }),
  );
});

describe("apps are the same", () => {
  const encode = Schema.encodeSync(App);
  const copyOf = (one: App) => Schema.decodeSync(App)(encode(one));
  const oneApp = Arbitrary.make(App);

  it("when they were read twice from one answer without members outside the contract", () => {
    FastCheck.assert(
      FastCheck.property(oneApp, ({ unknownFields: _, ...one }) => {
        expect(isSameApp(one, copyOf(one))).toBe(true);
      }),
    );
  });

  it("not when any member differs, also one that the contract may get later", () => {
    const someMembers = oneApp.chain((other) =>
      FastCheck.subarray(Object.entries(other), { minLength: 1 }).map((members) =>
        Object.fromEntries(members),
      ),
    );
    FastCheck.assert(
      FastCheck.property(oneApp, someMembers, (one, members) => {
        const changed = { ...one, ...members };
        FastCheck.pre(JSON.stringify(encode(one)) !== JSON.stringify(encode(changed)));
        expect(isSameApp(one, changed)).toBe(false);
      }),
    );
  });
});
