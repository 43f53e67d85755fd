/** ToastRegion: live region, landmark, lifetime and dismissal. */
import "#src/theme/theme.css.ts";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ToastRegion } from "#src/ui/ToastRegion.tsx";
import { asWritten } from "#src/i18n/Text.ts";

const region = (onDismiss: (id: string) => void, ...texts: ReadonlyArray<string>) => (
  <ToastRegion
    label={asWritten("Messages")}
    dismissLabel={asWritten("Dismiss")}
    toasts={texts.map((text, index) => ({ id: `${index}`, text: asWritten(text) }))}
    onDismiss={onDismiss}
  />
);

it("a toast is added to a polite live region that exists before it", async () => {
  const onDismiss = vi.fn<(id: string) => void>();
  const screen = await render(region(onDismiss));
  const live = screen.container.firstElementChild;
  expect(live?.getAttribute("aria-live")).toBe("polite");
  await screen.rerender(region(onDismiss, "The app was registered."));
  expect(live?.textContent).toContain("The app was registered.");
});

it("the region is a landmark only while it has toasts", async () => {
  const landmark = (screen: Awaited<ReturnType<typeof render>>) =>
    screen.getByRole("region", { name: "Messages" }).elements().length;
  const onDismiss = vi.fn<(id: string) => void>();
  const screen = await render(region(onDismiss));
  expect(landmark(screen)).toBe(0);
  expect(screen.getByRole("list").elements()).toHaveLength(0);
  await screen.rerender(region(onDismiss, "One"));
  expect(landmark(screen)).toBe(1);
  await screen.rerender(region(onDismiss));
  expect(landmark(screen)).toBe(0);
});

it("the button of a toast runs its action and removes the toast", async () => {
  const [onDismiss, run] = [vi.fn<(id: string) => void>(), vi.fn<() => void>()];
  const toast = {
    id: "1",
    text: asWritten("It is disabled"),
    more: { action: { label: asWritten("Undo"), run } },
  };
  const screen = await render(
    <ToastRegion
      label={asWritten("Messages")}
      dismissLabel={asWritten("Dismiss")}
      toasts={[toast]}
      onDismiss={onDismiss}
    />,
  );
  await screen.getByRole("button", { name: "Undo" }).click();
  expect(run).toHaveBeenCalledOnce();
  expect(onDismiss.mock.calls).toStrictEqual([["1"]]);
});

it("a toast is dismissed when its lifetime ends", async () => {
  const onDismiss = vi.fn<(id: string) => void>();
  const screen = await render(region(onDismiss, "The app was registered."));
  screen
    .getByRole("listitem")
    .element()
    .getAnimations()
    .forEach((life) => life.finish());
  await expect.poll(() => onDismiss.mock.calls).toStrictEqual([["0"]]);
});

it("the end of an animation inside a toast does not dismiss it", async () => {
  const onDismiss = vi.fn<(id: string) => void>();
  const screen = await render(region(onDismiss, "The app was registered."));
  const button = screen.getByRole("button", { name: "Dismiss" }).element();
  button.dispatchEvent(new AnimationEvent("animationend", { bubbles: true }));
  expect(onDismiss).not.toHaveBeenCalled();
});

it("hovering a toast pauses its lifetime", async () => {
  const screen = await render(region(vi.fn<(id: string) => void>(), "The app was registered."));
  const toast = screen.getByRole("listitem");
  await userEvent.hover(toast);
  const life = () =>
    toast
      .element()
      .getAnimations()
      .map(({ playState }) => playState);
  await expect.poll(life).toStrictEqual(["paused"]);
  await userEvent.unhover(toast);
  await expect.poll(life).toStrictEqual(["running"]);
});

it("the dismiss button dismisses its own toast", async () => {
  const onDismiss = vi.fn<(id: string) => void>();
  const screen = await render(region(onDismiss, "One", "Two"));
  await screen.getByRole("button", { name: "Dismiss" }).nth(1).click();
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith("1");
});
