/** BackLink: calls back, or follows its link. */
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { asWritten } from "#src/i18n/i18n.ts";
import { BackLink } from "#src/ui/Link.tsx";

const link = async (onPress?: () => void) => {
  location.hash = "#app";
  const back = (
    <BackLink href="#overview" onPress={onPress}>
      {asWritten("Overview")}
    </BackLink>
  );
  return (await render(back)).getByRole("link", { name: "Overview" });
};

it("a press calls back once instead of following the link", async () => {
  const onPress = vi.fn<() => void>();
  await userEvent.click(await link(onPress));
  expect(onPress).toHaveBeenCalledOnce();
  expect(location.hash).toBe("#app");
});

it.each(["metaKey", "ctrlKey", "shiftKey", "altKey"] as const)(
  "a click with %s is left to the browser",
  async (key) => {
    const onPress = vi.fn<() => void>();
    const target = (await link(onPress)).element();
    target.addEventListener("click", (event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, [key]: true }));
    expect(onPress).not.toHaveBeenCalled();
  },
);

it("without a callback the link is followed", async () => {
  await userEvent.click(await link());
  await expect.poll(() => location.hash).toBe("#overview");
});
