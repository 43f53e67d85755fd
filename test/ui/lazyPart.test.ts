/** Code that is loaded on demand. */
import { Effect } from "effect";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { LoadingContext } from "#src/ui/contexts.ts";
import { lazyModule, lazyPart } from "#src/ui/lazyPart.ts";
import { MountOnFirstOpen } from "#src/ui/MountOnFirstOpen.tsx";

it("what did not load is loaded by the next call, and then kept", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce("lost").mockResolvedValue("code");
  const loadOnce = lazyModule(load);
  await expect(loadOnce()).rejects.toBe("lost");
  expect([await loadOnce(), await loadOnce(), load.mock.calls.length]).toEqual(["code", "code", 2]);
});

it("what a person has opened says that its code is loading", () => {
  const Late = lazyPart(() => Effect.runPromise(Effect.never));
  const opened = createElement(() => MountOnFirstOpen({ isOpen: true, children: createElement(Late) }));
  const page = createElement(LoadingContext, { value: "Loading" }, opened);
  expect(renderToString(page)).toContain("Loading");
});
