/** The pages of the navigation are fetched ahead, one by one, where that costs a person nothing. */
import { expect, it } from "vitest";
import { navigationItems } from "#src/app/navigation.ts";
import { preloadNavigation } from "#src/app/preloadLinks.ts";

const pages = navigationItems.map(({ href }) => ({
  path: href,
  title: { en: href, de: href },
  calls: [],
  files: [`${href}.js`],
}));

const preloaded = async (isDear: boolean) => {
  const events: Array<string> = [];
  await preloadNavigation(pages, {
    isDear: () => isDear,
    idle: async () => void events.push("idle"),
    preload: async (file) => void events.push(file),
  });
  return events;
};

it("each one waits until the browser is idle", async () => {
  expect(await preloaded(false)).toEqual(navigationItems.flatMap(({ href }) => ["idle", `${href}.js`]));
});

it("none is fetched where data is saved", async () => {
  expect(await preloaded(true)).toEqual([]);
});
