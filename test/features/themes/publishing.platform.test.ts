/** Publishing and deleting over the version that was seen: on the platform, and on servers with other ETags. */
import { describe, expect, it } from "vitest";
import { statusOf } from "#src/domain/themes/themeDraft.ts";
import { contentOfTheme } from "#src/features/themes/themes.ts";
import { type Middleware, themesWorld } from "#test/support/themesWorld.ts";

const { open, names, published, publishElsewhere, deleteElsewhere } = themesWorld();

const isWrite = ({ method }: Request) => method === "PUT" || method === "DELETE";

describe("two administrators who publish the same theme", () => {
  it("at once: one wins, the other sees both versions", async () => {
    const theme = await published("Start");
    const people = await Promise.all([open(), open()]);
    people.forEach(({ edit }, index) => edit(theme.id, `Edit ${index}`));
    const outcomes = await Promise.all(people.map(({ publish }) => publish(theme.id)));
    expect(outcomes.map(({ _tag }) => _tag).toSorted()).toEqual(["ChangedElsewhere", "Published"]);
    const winner = outcomes.findIndex(({ _tag }) => _tag === "Published");
    const loser = people[1 - winner];
    expect(await names()).toEqual([`Edit ${winner}`]);
    expect(loser?.state(theme.id)).toMatchObject({
      published: { name: `Edit ${winner}` },
      draft: { base: { name: "Start" }, now: { name: `Edit ${1 - winner}` } },
    });
    expect(people[winner]?.draft(theme.id)).toBeUndefined();
  });
});

it("a theme that was changed and changed back is written again, but not over a version after that", async () => {
  const theme = await published("Start");
  const conditions: Array<string | null> = [];
  const mine = await open(async (request, next) => {
    if (!isWrite(request)) return next(request);
    conditions.push(request.headers.get("if-match"));
    await publishElsewhere(theme, "Theirs");
    const answer = await next(request);
    if (conditions.length === 1) await publishElsewhere(theme, "Start");
    return answer;
  });
  mine.edit(theme.id, "Mine");
  expect(await mine.publish(theme.id)).toEqual({ _tag: "ChangedElsewhere", id: theme.id });
  expect(conditions).toEqual([expect.stringMatching(/^"[\w-]{43}"$/), conditions[0]]);
  expect(await names()).toEqual(["Theirs"]);
});

it("a published theme is on the list before the list is read again", async () => {
  const [theme, other] = [await published("Start"), await published("Other")];
  const mine = await open();
  mine.edit(theme.id, "Mine");
  await mine.publish(theme.id);
  expect(mine.state(theme.id)).toMatchObject({ published: { name: "Mine" }, draft: null });
  expect(mine.state(other.id).published?.name).toBe("Other");
});

it("a second press joins the pending publication, even when the draft has changed since", async () => {
  const theme = await published("Start");
  const mine = await open();
  mine.edit(theme.id, "Mine");
  const first = mine.publish(theme.id);
  mine.edit(theme.id, "Later");
  expect(await mine.publish(theme.id)).toEqual({ _tag: "Published", id: theme.id });
  await first;
  expect(await names()).toEqual(["Mine"]);
  expect(mine.draft(theme.id)).toMatchObject({ base: { name: "Mine" }, now: { name: "Later" } });
});

it("two themes are published at the same time, each with its own draft", async () => {
  const themes = [await published("One"), await published("Two")];
  const mine = await open();
  for (const { id, name } of themes) mine.edit(id, `${name} more`);
  await Promise.all(themes.map(({ id }) => mine.publish(id)));
  expect(await names()).toEqual(["One more", "Two more"]);
});

/** Numbers its versions, so that a list does not show their ETags; answers with Spring's error body. */
const withNumberedVersions: Middleware = async (request, next) => {
  const ifMatch = request.headers.get("if-match");
  if (isWrite(request) && ifMatch !== null && !/^"\d+"$/.test(ifMatch)) {
    return Response.json({ status: 412, error: "Precondition Failed", path: "/styles" }, { status: 412 });
  }
  return next(request);
};

it("a server with ETags of its own accepts a publication and a deletion", async () => {
  const theme = await published("Start");
  const mine = await open(withNumberedVersions);
  mine.edit(theme.id, "Mine");
  expect(await mine.publish(theme.id)).toEqual({ _tag: "Published", id: theme.id });
  expect(await mine.remove(theme.id, { ...contentOfTheme(theme), name: "Mine" })).toEqual({
    _tag: "Deleted",
  });
  expect(await names()).toEqual([]);
});

it("a theme that is deleted between reading and writing is a conflict", async () => {
  const theme = await published("Start");
  const mine = await open(async (request, next) => {
    if (isWrite(request)) await deleteElsewhere(theme);
    return next(request);
  });
  mine.edit(theme.id, "Mine");
  expect(await mine.publish(theme.id)).toEqual({ _tag: "ChangedElsewhere", id: theme.id });
  expect(statusOf(mine.state(theme.id))).toBe("deletedElsewhere");
});

it("a server that refuses every write is a failure, and the draft stays", async () => {
  const theme = await published("Start");
  const mine = await open(async (request, next) =>
    isWrite(request) ? Response.json({ status: 412 }, { status: 412 }) : next(request),
  );
  mine.edit(theme.id, "Mine");
  expect(await mine.publish(theme.id)).toMatchObject({ _tag: "Failed" });
  expect(mine.draft(theme.id)?.now.name).toBe("Mine");
});
