/** Code that is loaded on demand. */
import { Effect } from "effect";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { prerender } from "react-dom/static";
import { afterEach, expect, it, vi } from "vitest";
import { LoadingContext } from "#src/ui/contexts.ts";
import { lazyModule, lazyPart } from "#src/ui/lazyPart.ts";
import { MountOnFirstOpen } from "#src/ui/MountOnFirstOpen.tsx";

afterEach(() => vi.unstubAllGlobals());

it("what did not load is loaded by the next call, and then kept", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce("lost").mockResolvedValue("code");
  const loadOnce = lazyModule(load);
  await expect(loadOnce()).rejects.toBe("lost");
  expect([await loadOnce(), await loadOnce(), load.mock.calls.length]).toEqual(["code", "code", 2]);
});

it("what is opened without a network waits for one", async () => {
  const load = vi.fn<() => Promise<() => string>>().mockRejectedValueOnce("lost");
  load.mockResolvedValue(() => "Opened");
  vi.stubGlobal("navigator", { onLine: false });
  vi.stubGlobal("addEventListener", (_online: string, goOn: () => void) => goOn());
  const { prelude } = await prerender(createElement(lazyPart(load)));
  expect(await new Response(prelude).text()).toContain("Opened");
});

it("what a person has opened says that its code is loading", () => {
  const Late = lazyPart(() => Effect.runPromise(Effect.never));
  const opened = createElement(() => MountOnFirstOpen({ isOpen: true, children: createElement(Late) }));
  const page = createElement(LoadingContext, { value: "Loading" }, opened);
  expect(renderToString(page)).toContain("Loading");
});
