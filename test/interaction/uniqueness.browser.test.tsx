/** A form says that a value is taken while it has that value. */
import { Effect } from "effect";
import { Provider } from "jotai";
import type { PropsWithChildren } from "react";
import { expect, it } from "vitest";
import { renderHook } from "vitest-browser-react";
import { uniqueness, useIsFree } from "#src/interaction/uniqueness.ts";
import { consoleStore } from "#test/support/consoleStore.ts";

/** A form whose field has `value`. */
const open = async (value: string, isFree: (value: string) => Effect.Effect<boolean>) => {
  const { store } = consoleStore();
  const names = uniqueness(isFree);
  const { result, rerender } = await renderHook(
    (typed?: string) => useIsFree(names, typed ?? value) === false,
    {
      wrapper: ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>,
    },
  );
  return { isTaken: () => result.current, type: rerender };
};

it("the next value is not shown as taken while its check is pending", async () => {
  const { isTaken, type } = await open("taken", (value) =>
    value === "taken" ? Effect.succeed(false) : Effect.never,
  );
  await expect.poll(isTaken).toBe(true);
  await type("other");
  expect(isTaken()).toBe(false);
  await type("taken");
  await expect.poll(isTaken).toBe(true);
});
