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

  it.each<
    readonly [
      what: string,
      lost: Middleware,
      name: string,
      edit: string | undefined,
      then: Middleware,
      outcome: string,
      names: ReadonlyArray<string>,
    ]
  >([
    ["is found when it is unchanged", losingAnswers, "Mine", undefined, forward, "Published", ["Mine"]],
    ["is found without the spaces", losingAnswers, " Mine ", undefined, withoutKeys, "Published", ["Mine"]],
    ["is updated when it was edited", losingAnswers, "First", "Second", forward, "Published", ["Second"]],
    [
      "is updated without keys, too",
      losingAnswers,
      " First ",
      "Second",
      withoutKeys,
      "Published",
      ["Second"],
    ],
    ["is created with its edits", losingRequests, "First", "Second", forward, "Published", ["Second"]],
    ["is not created without them", losingRequests, "First", "Second", refusingNames, "Failed", []],
  ])("%s", async (_what, lost, name, edit, then, outcome, expected) => {
    const mine = await open(lost);
    mine.start(name);
    expect(await mine.publish()).toMatchObject({ _tag: "Failed" });
    if (edit !== undefined) mine.edit(newThemeId, edit);
    mine.use(then);
    const [theme] = await readAll();
    expect(await mine.publish()).toMatchObject({ _tag: outcome, ...(theme && { id: theme.id }) });
    const listed = outcome === "Failed" ? [edit] : expected;
    expect(mine.list()?.map(({ content }) => content.name)).toEqual(listed);
    expect(await names()).toEqual(expected);
    expect(mine.draft(newThemeId)?.now.name).toBe(outcome === "Failed" ? edit : undefined);
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
