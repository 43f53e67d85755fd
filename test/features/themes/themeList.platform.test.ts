/** The list of themes: its order and statuses; and which addresses of themes exist. */
import { expect, it } from "vitest";
import { ThemeId } from "#schemas/themes/Theme.ts";
import { newThemeId } from "#src/services/themes/ThemeDrafts.ts";
import { themesWorld } from "#test/support/themesWorld.ts";

const { open, published } = themesWorld();

it("the list shows unpublished themes first, then all by name with numbers in order", async () => {
  for (const name of ["Theme 10", "theme 9", "Sea"]) await published(name);
  const mine = await open();
  mine.start("Zebra");
  expect(mine.list()?.map(({ content }) => content.name)).toEqual(["Zebra", "Sea", "theme 9", "Theme 10"]);
});

it("the list shows every theme once, with its unpublished changes and status", async () => {
  const [sea, forest] = [await published("Sea"), await published("Forest")];
  const mine = await open();
  mine.edit(sea.id, "Ocean");
  mine.start("Fresh");
  expect(mine.list()).toMatchObject([
    { id: newThemeId, status: "edited", published: null },
    { id: forest.id, status: "published", content: { name: "Forest" } },
    { id: sea.id, status: "edited", content: { name: "Ocean" }, published: { name: "Sea" } },
  ]);
});

it("a theme exists when it is published or has a draft", async () => {
  const sea = await published("Sea");
  const mine = await open();
  expect(await mine.exists(sea.id)).toBe(true);
  expect(await mine.exists(ThemeId.make("thm_nowhere"))).toBe(false);
  mine.start("Fresh");
  expect(await mine.exists(newThemeId)).toBe(true);
});

it("a new theme without a draft becomes an empty draft, which stays", async () => {
  const mine = await open();
  expect(await mine.exists(newThemeId)).toBe(true);
  const started = mine.draft(newThemeId);
  expect(started).toBeDefined();
  expect(await mine.exists(newThemeId)).toBe(true);
  expect(mine.draft(newThemeId)).toEqual(started);
});
