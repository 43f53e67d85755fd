/** The pages of the navigation are fetched ahead, one by one, unless the person saves data or the network is slow. */
import { expect, it } from "vitest";
import { navigationItems } from "#src/app/navigation.ts";
import { preloadNavigation } from "#src/app/preloadLinks.ts";

const eventsOf = async (isDear: boolean) => {
  const events: Array<string> = [];
  await preloadNavigation({
    isDear: () => isDear,
    idle: async () => void events.push("idle"),
    readFiles: () => new Map(navigationItems.map(({ href }) => [href, [`${href}.js`, "shared.js"]])),
    fetchScript: async (file: string) => void events.push(file),
  });
  return events;
};

it("the files of each page are fetched when the browser is idle", async () => {
  expect(await eventsOf(false)).toEqual(
    navigationItems.flatMap(({ href }) => ["idle", `${href}.js`, "shared.js"]),
  );
});

it("nothing is fetched if the person saves data", async () => {
  expect(await eventsOf(true)).toEqual([]);
});
