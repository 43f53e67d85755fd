/** Publishing over the version that was seen. */
import { describe, expect, it } from "vitest";
import { themesWorld } from "#test/support/themesWorld.ts";

const { open, names, published, deleteElsewhere } = themesWorld();

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
    expect(loser?.shown(theme.id)).toMatchObject({
      published: { name: `Edit ${winner}` },
      draft: { base: { name: "Start" }, now: { name: `Edit ${1 - winner}` } },
    });
    expect(people[winner]?.draft(theme.id)).toBeUndefined();
  });
});

it("a second press joins the pending publication, even when the draft has changed since", async () => {
  const theme = await published("Start");
  const mine = await open();
  mine.edit(theme.id, "Mine");
  const first = mine.publish(theme.id);
  mine.edit(theme.id, "Later");
  expect(await mine.publish(theme.id)).toMatchObject({ _tag: "Published", id: theme.id });
  await first;
  expect(await names()).toEqual(["Mine"]);
  expect(mine.draft(theme.id)).toMatchObject({ base: { name: "Mine" }, now: { name: "Later" } });
});

it("a theme that is deleted between reading and writing is a conflict", async () => {
  const theme = await published("Start");
  const mine = await open(async (request, next) => {
    if (request.method === "PUT") await deleteElsewhere(theme);
    return next(request);
  });
  mine.edit(theme.id, "Mine");
  expect(await mine.publish(theme.id)).toMatchObject({ _tag: "ChangedElsewhere", id: theme.id });
  expect(mine.shown(theme.id)?.status).toBe("deletedElsewhere");
});
