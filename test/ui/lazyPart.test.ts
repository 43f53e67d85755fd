/** Code that is loaded on demand. */
import { expect, it, vi } from "vitest";
import { lazyModule } from "#src/ui/lazyPart.ts";

it("what did not load is loaded by the next call, and then kept", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce("lost").mockResolvedValue("code");
  const loadOnce = lazyModule(load);
  await expect(loadOnce()).rejects.toBe("lost");
  expect([await loadOnce(), await loadOnce(), load.mock.calls.length]).toEqual(["code", "code", 2]);
});
