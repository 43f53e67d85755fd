/** A theme is made once, over lines that break after the platform has heard and before. */
import { describe, expect, it } from "vitest";
import { statusOf } from "#src/domain/themes/themeDraft.ts";
import { newThemeId } from "#src/services/themes/ThemeDrafts.ts";
import { type Line, straight, themesWorld } from "#test/support/themesWorld.ts";

const { open, readAll, names, published, publishElsewhere, deleteElsewhere } = themesWorld();

describe("a new theme whose answer was lost", () => {
  const isPost = ({ method }: Request) => method === "POST";
  const losing: Line = async (request, next) => {
    const answer = await next(request);
    if (isPost(request)) throw new TypeError("Failed to fetch");
    return answer;
  };
  const cut: Line = async (request, next) => {
    if (isPost(request)) throw new TypeError("Failed to fetch");
    return next(request);
  };
  const wordless: Line = (request, next) => {
    request.headers.delete("idempotency-key");
    return next(request);
  };

  it("is found when it is published again as it was", async () => {
    const mine = await open(losing);
    mine.start("Mine");
    expect(await mine.publish()).toMatchObject({ _tag: "Failed" });
    mine.become(straight);
    expect(await mine.publish()).toMatchObject({ _tag: "Published" });
    expect(await names()).toEqual(["Mine"]);
  });

  it.each([
    ["keeps keys", straight],
    ["knows no keys", wordless],
  ])("is edited, not made twice, when it was edited since (the server %s)", async (_title, line) => {
    const mine = await open(losing);
    mine.start("First");
    await mine.publish();
    mine.edit(newThemeId, "Second");
    mine.become(line);
    const [theme] = await readAll();
    expect(await mine.publish()).toEqual({ _tag: "Published", id: theme?.id });
    expect(await names()).toEqual(["Second"]);
    expect(mine.draft(newThemeId)).toBeUndefined();
  });

  it("is shown beside what somebody else has made of it", async () => {
    const mine = await open(losing);
    mine.start("First");
    await mine.publish();
    const [theme] = await readAll();
    if (theme === undefined) throw new Error("it has arrived");
    await publishElsewhere(theme, "Theirs");
    mine.edit(newThemeId, "Second");
    mine.become(straight);
    expect(await mine.publish()).toEqual({ _tag: "ChangedElsewhere", id: theme.id });
    expect(mine.state(theme.id)).toMatchObject({
      published: { name: "Theirs" },
      draft: { base: { name: "First" }, now: { name: "Second" } },
    });
    expect(await names()).toEqual(["Theirs"]);
  });

  it("is made once it gets through, as it is then", async () => {
    const mine = await open(cut);
    mine.start("First");
    await mine.publish();
    mine.edit(newThemeId, "Second");
    mine.become(straight);
    expect(await mine.publish()).toMatchObject({ _tag: "Published" });
    expect(await names()).toEqual(["Second"]);
  });

  it("is no other theme that held the same before", async () => {
    const twin = await published("Twin");
    const mine = await open(cut);
    mine.start("Twin");
    await mine.publish();
    mine.edit(newThemeId, "Mine");
    mine.become(straight);
    const outcome = await mine.publish();
    expect(outcome).toMatchObject({ _tag: "Published" });
    expect(outcome).not.toMatchObject({ id: twin.id });
    expect(await names()).toEqual(["Mine", "Twin"]);
  });
});

it("a theme that was deleted elsewhere is kept as a new one, made with a key of its own", async () => {
  const mine = await open(async (request, next) => {
    // The person goes on while the first publication is under way.
    if (request.method === "POST") mine.edit(newThemeId, "Later");
    return next(request);
  });
  mine.start("Mine");
  expect(await mine.publish()).toMatchObject({ _tag: "Published" });
  mine.become(straight);
  const [theme] = await readAll();
  if (theme === undefined) throw new Error("it is published");
  await deleteElsewhere(theme);
  expect(await mine.publish(theme.id)).toMatchObject({ _tag: "ChangedElsewhere" });
  expect(statusOf(mine.state(theme.id))).toBe("deletedElsewhere");
  mine.rebase(theme.id);
  expect(await mine.publish(theme.id)).toMatchObject({ _tag: "Published" });
  expect(await names()).toEqual(["Later"]);
});
