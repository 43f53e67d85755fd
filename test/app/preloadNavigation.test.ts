/** The pages of the navigation are loaded ahead, one by one, where that costs a person nothing. */
import { expect, it } from "vitest";
import { navigationItems } from "#src/app/navigation.ts";
import { preloadNavigation } from "#src/app/preloadLinks.ts";

const load = async (pathname: string, isDear: boolean) => {
  const events: Array<string> = [];
  const router = {
    latestLocation: { pathname },
    getMatchedRoutes: (path: string) => [[path]],
    loadRouteChunk: async (route: string) => {
      events.push(route);
      return Promise.reject(new Error("offline"));
    },
  };
  await preloadNavigation(router as never, {
    isDear: () => isDear,
    idle: async () => void events.push("idle"),
  });
  return events;
};

it("each one waits until the browser is idle, and a failure hinders none", async () => {
  expect(await load("/administer/overview", false)).toEqual(
    navigationItems.flatMap(({ href }) => ["idle", href]),
  );
});

it("none where data is saved, and none outside of the console", async () => {
  expect(await load("/administer/overview", true)).toEqual([]);
  expect(await load("/auth", false)).toEqual([]);
});
