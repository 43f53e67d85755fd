/** The console's services, all of them, as main.tsx builds them. */
import { Effect } from "effect";
import { afterEach, expect, it, vi } from "vitest";
import { smallServer } from "#test/support/smallServer.ts";
import { tab } from "#test/support/tab.ts";

afterEach(() => vi.restoreAllMocks());

it("start in a browser that forbids storage of every kind", async () => {
  const denied = () => {
    throw new DOMException("Access is denied", "SecurityError");
  };
  vi.spyOn(window, "localStorage", "get").mockImplementation(denied);
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(denied);
  vi.spyOn(IDBFactory.prototype, "open").mockImplementation(denied);
  expect(await tab(smallServer()).runPromiseExit(Effect.void)).toMatchObject({ _tag: "Success" });
});
