/** A new theme is created once, whether the connection breaks before or after the platform has received it. */
import { expect, it } from "vitest";
import { newThemeId } from "#src/services/themes/ThemeDrafts.ts";
import { forward, themesWorld } from "#test/support/themesWorld.ts";

const { open, readAll, names, deleteElsewhere } = themesWorld();

it.each<readonly [what: string, edits: ReadonlyArray<string>, names: ReadonlyArray<string>]>([
  ["once", [], ["First"]],
  ["once without the spaces", [" First "], ["First"]],
  ["once when an edit was taken back", ["Second", "First"], ["First"]],
  ["beside the first one when it was edited", ["Second"], ["First", "Second"]],
])("a new theme whose answer was lost is created %s", async (_what, edits, expected) => {
  const mine = await open(async (request, next) => {
    const answer = await next(request);
    if (request.method === "POST") throw new TypeError("Failed to fetch");
    return answer;
  });
  mine.start("First");
  expect(await mine.publish()).toMatchObject({
    _tag: "Failed",
    message: { id: "i18n.answerLostListed", values: { name: "First" } },
  });
  await expect.poll(() => mine.list()?.length).toBe(2);
  for (const name of edits) mine.edit(newThemeId, name);
  mine.use(forward);
  expect(await mine.publish()).toMatchObject({ _tag: "Published" });
  expect(await names()).toEqual(expected);
  expect(mine.draft(newThemeId)).toBeUndefined();
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
  expect(mine.shown(theme.id)?.status).toBe("deletedElsewhere");
  mine.keep(theme.id);
  expect(await mine.publish(theme.id)).toMatchObject({ _tag: "Published" });
  expect(await names()).toEqual(["Later"]);
});
