/** What the early script accepts as the list of apps: never more than the console does, in the same order. */
import { Arbitrary, Either, FastCheck, Schema } from "effect";
import { describe, expect, it } from "vitest";
import { CurrentUser } from "#schemas/admins/CurrentUser.ts";
import { App } from "#schemas/apps/App.ts";
import { AppPage } from "#schemas/apps/AppsApi.ts";
import { isReadableUser, isWholeList, readApps } from "#src/start/earlyList.ts";

const decode = Schema.decodeUnknownEither(AppPage);
const encode = Schema.encodeSync(App);

const idsAndDates = (
  apps: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly status: string;
    readonly creationDate: { readonly epochMillis: number };
  }>,
) => apps.map(({ id, name, status, creationDate }) => [id, name, status, creationDate.epochMillis]);

const entries = FastCheck.array(Arbitrary.make(App), { maxLength: 8 }).map((apps) =>
  apps.map((app, index): Record<string, unknown> => ({ ...encode(app), id: `app_${index}` })),
);
const users = Arbitrary.make(CurrentUser).map((user) => ({
  ...Schema.encodeSync(CurrentUser)(user),
  id: "adm_1",
}));

const asSent = (body: unknown): unknown => JSON.parse(JSON.stringify(body));

/** The names of all members, so that one that the contract gets later is tried too. */
const membersOf = (objects: FastCheck.Arbitrary<object>) =>
  FastCheck.constantFrom(...new Set(FastCheck.sample(objects, 100).flatMap(Object.keys)));
const odd = FastCheck.constantFrom<unknown>(
  undefined,
  null,
  7,
  {},
  "a/b",
  "",
  "..",
  "ENABLED",
  "2026-02-30T09:30:00Z",
  "2026-03-01",
  "2026-03-01T09:30:00+01:00",
  "2026-03-01T24:00:00Z",
  "2026-03-01T09:30:00.5Z",
);

it.each([
  ["", true],
  ["?utm_source=mail", true],
  ["?search=&sort=name", true],
  ["?search=vital", false],
  ["?search=43", false],
  // The console says that it cannot read these.
  ["?status=asleep", false],
  ["?sort=name&sort=activity", false],
  ["?utm_source=mail&status=disabled", false],
  ["?order=desc", false],
])("the address' search %j shows the whole list: %j", (search, isWhole) => {
  expect(isWholeList(search)).toBe(isWhole);
});

it("an answer as the contract sends it is read as the console reads it", () => {
  FastCheck.assert(
    FastCheck.property(entries, (content) => {
      const page = { content, page: 0, size: 10_000, totalElements: content.length, totalPages: 1 };
      const decoded = Either.getOrThrow(decode(page)).content;
      expect(idsAndDates(readApps(page) ?? [])).toEqual(idsAndDates(decoded));
    }),
  );
});

it("whatever is read, the console reads the same", () => {
  const oddPages = FastCheck.tuple(
    entries,
    FastCheck.nat(),
    membersOf(Arbitrary.make(App).map(({ unknownFields: _, ...app }) => app)),
    odd,
  );
  FastCheck.assert(
    FastCheck.property(oddPages, ([content, at, member, value]) => {
      const page = asSent({
        content: content.map((app, index) =>
          index === at % content.length ? { ...app, [member]: value } : app,
        ),
        totalElements: content.length,
      });
      const early = readApps(page);
      FastCheck.pre(early !== undefined);
      const decoded = Either.getOrThrow(decode(page));
      expect(decoded.entryIssues).toBeUndefined();
      expect(idsAndDates(early ?? [])).toEqual(idsAndDates(decoded.content));
    }),
  );
});

describe("the list is left to the console", () => {
  const app = { id: "app_1", name: "Vital Steps", status: "enabled", creationDate: "2026-03-01T09:30:00Z" };
  it.each([
    ["when the answer is no page", [app]],
    ["when more apps are on other pages", { content: [app], totalElements: 2 }],
    ["when the number of all apps is not known", { content: [app] }],
    ["when an app comes twice", { content: [app, app], totalElements: 2 }],
    [
      "when a date does not exist",
      { content: [{ ...app, creationDate: "2026-02-30T09:30:00Z" }], totalElements: 1 },
    ],
    ["when the answer is null", null],
  ])("%s", (_why, body) => {
    expect(readApps(body)).toBeUndefined();
  });

  it("but not when the platform puts the number into `page`, has numbers as ids, or sends other members", () => {
    const content = [{ ...app, id: 43, owner: 1 }];
    expect(readApps({ content, page: { totalElements: 1 } })).toMatchObject([{ id: "43" }]);
  });
});

it("the early script takes no answer for the current user that the console does not read as one", () => {
  FastCheck.assert(
    FastCheck.property(users, membersOf(users), odd, (user, member, value) => {
      expect(isReadableUser(user)).toBe(true);
      const changed = asSent({ ...user, [member]: value });
      if (isReadableUser(changed)) Schema.decodeUnknownSync(CurrentUser)(changed);
    }),
  );
});
