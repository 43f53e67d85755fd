/** All services of the console, as main.tsx builds them. */
import { Effect } from "effect";
import { expect, it, vi } from "vitest";
import { smallServer } from "#test/support/smallServer.ts";
import { deny, denyDatabase, tab } from "#test/support/tab.ts";

it("the services start in a browser that denies every kind of storage", async () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(deny);
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(deny);
  denyDatabase();
  expect(await tab(smallServer()).runPromiseExit(Effect.void)).toMatchObject({ _tag: "Success" });
});
