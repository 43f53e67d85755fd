/** All services of the console, as main.tsx builds them. */
import { Effect } from "effect";
import { afterEach, expect, it, vi } from "vitest";
import { smallServer } from "#test/support/smallServer.ts";
import { tab } from "#test/support/tab.ts";

afterEach(() => vi.restoreAllMocks());

it("the services start in a browser that denies every kind of storage", async () => {
  const denied = () => {
    throw new DOMException("Access is denied", "SecurityError");
  };
  vi.spyOn(window, "localStorage", "get").mockImplementation(denied);
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(denied);
  vi.spyOn(IDBFactory.prototype, "open").mockImplementation(denied);
  expect(await tab(smallServer()).runPromiseExit(Effect.void)).toMatchObject({ _tag: "Success" });
});
