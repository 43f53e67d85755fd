/** Publishing over a version that was seen, against the platform itself and past servers that keep versions in other ways. */
import { describe, expect, it } from "vitest";
import { statusOf } from "#src/domain/themes/themeDraft.ts";
import { contentOfTheme } from "#src/features/themes/themes.ts";
import { type Line, themesWorld } from "#test/support/themesWorld.ts";

const { open, names, published, publishElsewhere } = themesWorld();

const isWrite = ({ method }: Request) => method === "PUT" || method === "DELETE";

describe("of two who publish at once", () => {
  it("exactly one wins, and the other sees both versions", async () => {
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

  it("nobody is overtaken between the look and the write", async () => {
    const theme = await published("Start");
    const mine = await open(async (request, next) => {
      if (isWrite(request)) await publishElsewhere(theme, "Theirs");
      return next(request);
    });
    mine.edit(theme.id, "Mine");
    expect(await mine.publish(theme.id)).toEqual({ _tag: "ChangedElsewhere", id: theme.id });
    expect(statusOf(mine.state(theme.id))).toBe("changedElsewhere");
    expect(await names()).toEqual(["Theirs"]);
  });

  it("a theme that was changed and changed back is as it was seen", async () => {
    const theme = await published("Start");
    let refused = 0;
    const mine = await open(async (request, next) => {
      if (!isWrite(request) || refused > 0) return next(request);
      await publishElsewhere(theme, "Theirs");
      const answer = await next(request);
      refused += answer.status === 412 ? 1 : 0;
      await publishElsewhere(theme, "Start");
      return answer;
    });
    mine.edit(theme.id, "Mine");
    expect(await mine.publish(theme.id)).toMatchObject({ _tag: "Published" });
    expect([refused, await names()]).toEqual([1, ["Mine"]]);
  });

  it("a theme is deleted only as it was seen", async () => {
    const theme = await published("Start");
    const seen = contentOfTheme(theme);
    const mine = await open();
    await publishElsewhere(theme, "Theirs");
    const outcome = await mine.remove(theme.id, seen);
    expect(outcome).toMatchObject({ _tag: "ChangedElsewhere", published: { name: "Theirs" } });
    expect(await names()).toEqual(["Theirs"]);
    expect(await mine.remove(theme.id, { ...seen, name: "Theirs" })).toEqual({ _tag: "Deleted" });
    expect(await names()).toEqual([]);
  });
});

/** Names versions by numbers that no list tells, and answers with Spring's error body. */
const numbering: Line = async (request, next) => {
  const ifMatch = request.headers.get("if-match");
  if (isWrite(request) && ifMatch !== null && !/^"\d+"$/.test(ifMatch)) {
    return Response.json({ status: 412, error: "Precondition Failed", path: "/styles" }, { status: 412 });
  }
  return next(request);
};

const ignoring: Line = (request, next) => {
  request.headers.delete("if-match");
  return next(request);
};

describe.each([
  ["knows no If-Match", ignoring],
  ["names versions in a way of its own", numbering],
])("a server that %s", (_title, line) => {
  it("takes what is published, and what is deleted", async () => {
    const theme = await published("Start");
    const mine = await open(line);
    mine.edit(theme.id, "Mine");
    expect(await mine.publish(theme.id)).toEqual({ _tag: "Published", id: theme.id });
    expect(await names()).toEqual(["Mine"]);
    expect(await mine.remove(theme.id, { ...contentOfTheme(theme), name: "Mine" })).toEqual({
      _tag: "Deleted",
    });
    expect(await names()).toEqual([]);
  });

  it("has the other version shown where there is one", async () => {
    const theme = await published("Start");
    const mine = await open(line);
    mine.edit(theme.id, "Mine");
    await publishElsewhere(theme, "Theirs");
    expect(await mine.publish(theme.id)).toMatchObject({ _tag: "ChangedElsewhere" });
    expect(await names()).toEqual(["Theirs"]);
  });
});

it("a server that refuses every write is said to have failed, and the draft stays", async () => {
  const theme = await published("Start");
  const mine = await open(async (request, next) =>
    isWrite(request) ? Response.json({ status: 412 }, { status: 412 }) : next(request),
  );
  mine.edit(theme.id, "Mine");
  expect(await mine.publish(theme.id)).toMatchObject({ _tag: "Failed" });
  expect(mine.draft(theme.id)?.now.name).toBe("Mine");
});
