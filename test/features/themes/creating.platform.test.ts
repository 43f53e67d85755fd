/** A new theme is created once, whether the connection breaks before or after the platform has received it. */
import { Schema } from "effect";
import { describe, expect, it } from "vitest";
import { Invalid } from "#schemas/errors.ts";
import { statusOf } from "#src/domain/themes/themeDraft.ts";
import { newThemeId } from "#src/services/themes/ThemeDrafts.ts";
import { forward, type Middleware, themesWorld } from "#test/support/themesWorld.ts";

const { open, readAll, names, published, publishElsewhere, deleteElsewhere } = themesWorld();

describe("a new theme whose answer was lost", () => {
  const isPost = ({ method }: Request) => method === "POST";
  const losingAnswers: Middleware = async (request, next) => {
    const answer = await next(request);
    if (isPost(request)) throw new TypeError("Failed to fetch");
    return answer;
  };
  const losingRequests: Middleware = async (request, next) => {
    if (isPost(request)) throw new TypeError("Failed to fetch");
    return next(request);
  };
  /** Accepts only the name "First". */
  const refusingNames: Middleware = async (request, next) => {
    if (!isPost(request) || (await request.clone().text()).includes("First")) return next(request);
    const refusal = new Invalid({ issues: [{ path: "name", message: "must be unique" }] });
    return Response.json(Schema.encodeSync(Invalid)(refusal), { status: 422 });
  };
  const withoutKeys: Middleware = (request, next) => {
    request.headers.delete("idempotency-key");
    return next(request);
  };

  it("is found when it is published again unchanged", async () => {
    const mine = await open(losingAnswers);
    mine.start("Mine");
    expect(await mine.publish()).toMatchObject({ _tag: "Failed" });
    mine.use(forward);
    expect(await mine.publish()).toMatchObject({ _tag: "Published" });
    expect(await names()).toEqual(["Mine"]);
  });

  it.each([
    ["stores idempotency keys", forward],
    ["ignores idempotency keys", withoutKeys],
  ])("is updated, not created twice, if it was edited since; the server %s", async (_title, middleware) => {
    const mine = await open(losingAnswers);
    mine.start("First");
    await mine.publish();
    mine.edit(newThemeId, "Second");
    mine.use(middleware);
    const [theme] = await readAll();
    expect(await mine.publish()).toEqual({ _tag: "Published", id: theme?.id });
    expect(await names()).toEqual(["Second"]);
    expect(mine.draft(newThemeId)).toBeUndefined();
  });

  it("is found when its name has spaces around it, which the platform removes", async () => {
    const mine = await open(losingAnswers);
    mine.start("  Mine ");
    await mine.publish();
    mine.use(withoutKeys);
    expect(await mine.publish()).toMatchObject({ _tag: "Published" });
    expect(await names()).toEqual(["Mine"]);
  });

  it("is a conflict if it was changed elsewhere since", async () => {
    const mine = await open(losingAnswers);
    mine.start("First");
    await mine.publish();
    const [theme] = await readAll();
    if (theme === undefined) throw new Error("the theme was not created");
    await publishElsewhere(theme, "Theirs");
    mine.edit(newThemeId, "Second");
    mine.use(forward);
    expect(await mine.publish()).toEqual({ _tag: "ChangedElsewhere", id: theme.id });
    expect(mine.state(theme.id)).toMatchObject({
      published: { name: "Theirs" },
      draft: { base: { name: "First" }, now: { name: "Second" } },
    });
    expect(await names()).toEqual(["Theirs"]);
  });

  it("is created with its latest edits if the request did not arrive either", async () => {
    const mine = await open(losingRequests);
    mine.start("First");
    await mine.publish();
    mine.edit(newThemeId, "Second");
    mine.use(forward);
    expect(await mine.publish()).toMatchObject({ _tag: "Published" });
    expect(await names()).toEqual(["Second"]);
  });

  it("is not created in an earlier version when the platform refuses the latest one", async () => {
    const mine = await open(losingRequests);
    mine.start("First");
    await mine.publish();
    mine.edit(newThemeId, "Second");
    mine.use(refusingNames);
    expect(await mine.publish()).toMatchObject({ _tag: "Failed" });
    expect(await names()).toEqual([]);
    expect(mine.draft(newThemeId)?.now.name).toBe("Second");
  });

  it("is not confused with another theme that had the same content before", async () => {
    const twin = await published("Twin");
    const mine = await open(losingRequests);
    mine.start("Twin");
    await mine.publish();
    mine.edit(newThemeId, "Mine");
    mine.use(forward);
    const outcome = await mine.publish();
    expect(outcome).toMatchObject({ _tag: "Published" });
    expect(outcome).not.toMatchObject({ id: twin.id });
    expect(await names()).toEqual(["Mine", "Twin"]);
  });
});

it("a theme that was deleted elsewhere is published as a new one, under a new idempotency key", async () => {
  const mine = await open(async (request, next) => {
    // The person continues to edit while the first publication is pending.
    if (request.method === "POST") mine.edit(newThemeId, "Later");
    return next(request);
  });
  mine.start("Mine");
  expect(await mine.publish()).toMatchObject({ _tag: "Published" });
  mine.use(forward);
  const [theme] = await readAll();
  if (theme === undefined) throw new Error("the theme was not created");
  await deleteElsewhere(theme);
  expect(await mine.publish(theme.id)).toMatchObject({ _tag: "ChangedElsewhere" });
  expect(statusOf(mine.state(theme.id))).toBe("deletedElsewhere");
  mine.rebase(theme.id);
  expect(await mine.publish(theme.id)).toMatchObject({ _tag: "Published" });
  expect(await names()).toEqual(["Later"]);
});
