/** Toasts: one at a time, live region, landmark, lifetime and dismissal. */
import { createStore } from "jotai";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { Toasts } from "#src/app/Toasts.tsx";
import { asWritten } from "#src/i18n/i18n.ts";
import { StoreProvider } from "#src/i18n/StoreProvider.tsx";
import { toastAtom } from "#src/interaction/toasts.ts";

const show = async () => {
  const store = createStore();
  const screen = await render(
    <StoreProvider store={store}>
      <Toasts />
    </StoreProvider>,
  );
  const run = vi.fn<() => void>();
  const toast = () =>
    store.set(toastAtom, asWritten("It is disabled"), { action: { label: asWritten("Undo"), run } });
  return { screen, run, toast, shown: screen.getByText("It is disabled") };
};

it("a toast is added to a polite live region that exists before it, and is a landmark only with toasts", async () => {
  const { screen, toast, shown } = await show();
  const landmarks = () => screen.container.querySelectorAll("section").length;
  const live = screen.container.firstElementChild;
  expect(live?.getAttribute("aria-live")).toBe("polite");
  expect(landmarks()).toBe(0);
  toast();
  await expect.element(shown).toHaveTextContent("It is disabled");
  expect(live?.contains(shown.element())).toBe(true);
  expect(landmarks()).toBe(1);
  await screen.getByRole("button", { name: "interaction.dismiss" }).click();
  await expect.poll(landmarks).toBe(0);
});

it("a toast takes the place of the one before it, and its button runs its action and removes it", async () => {
  const { screen, run, toast, shown } = await show();
  toast();
  toast();
  await expect.poll(() => shown.elements()).toHaveLength(1);
  await screen.getByRole("button", { name: "Undo" }).click();
  expect(run).toHaveBeenCalledOnce();
  await expect.element(shown).not.toBeInTheDocument();
});

it("a toast lives until its own animation ends, which hovering pauses", async () => {
  const { screen, toast, shown } = await show();
  toast();
  await userEvent.hover(shown);
  const lives = () => shown.element().parentElement?.getAnimations() ?? [];
  const states = () => lives().map(({ playState }) => playState);
  await expect.poll(states).toStrictEqual(["paused"]);
  await userEvent.unhover(shown);
  await expect.poll(states).toStrictEqual(["running"]);
  // One of a button inside it.
  const [button] = screen.getByRole("button").elements();
  button?.dispatchEvent(new AnimationEvent("animationend", { bubbles: true }));
  await expect.element(shown).toBeInTheDocument();
  for (const life of lives()) life.finish();
  await expect.element(shown).not.toBeInTheDocument();
});
