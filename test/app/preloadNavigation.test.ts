/** The pages of the navigation are fetched ahead, page by page, unless the person saves data or the network is slow. */
import { expect, it } from "vitest";
import { navigationItems } from "#src/app/navigation.ts";
import { preloadNavigation } from "#src/app/preloadLinks.ts";

const eventsOf = async (isDear: boolean) => {
  const events: Array<string> = [];
  await preloadNavigation(async () => events.push("app"), {
    isDear: () => isDear,
    idle: async () => void events.push("idle"),
    online: async () => void events.push("online"),
    readFiles: () => new Map(navigationItems.map(({ href }) => [href, [`${href}.js`, "shared.js"]])),
    preload: async (file: string) => void events.push(file),
    warmUpCharts: async () => void events.push("charts"),
  });
  return events;
};

it("an app's page is loaded, then each page's files together, when the browser is idle and has a network, and then charts are prepared", async () => {
  expect(await eventsOf(false)).toEqual([
    "idle",
    "app",
    ...navigationItems.toReversed().flatMap(({ href }) => ["idle", "online", `${href}.js`, "shared.js"]),
    "charts",
  ]);
});

it("nothing is fetched if the person saves data", async () => {
  expect(await eventsOf(true)).toEqual([]);
});
