/** BackLink: calls back, or follows its link. */
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { asWritten } from "#src/i18n/i18n.ts";
import { BackLink } from "#src/ui/Link.tsx";

describe("BackLink", () => {
  const link = async (onPress?: () => void) => {
    const screen = await render(
      <BackLink href="#overview" onPress={onPress}>
        {asWritten("Overview")}
      </BackLink>,
    );
    return screen.getByRole("link", { name: "Overview" });
  };

  it("a press calls back once instead of following the link", async () => {
    location.hash = "#app";
    const onPress = vi.fn<() => void>();
    await userEvent.click(await link(onPress));
    expect(onPress).toHaveBeenCalledOnce();
    expect(location.hash).toBe("#app");
  });

  it.each(["metaKey", "ctrlKey", "shiftKey", "altKey"] as const)(
    "a click with %s is left to the browser",
    async (key) => {
      const onPress = vi.fn<() => void>();
      const target = await link(onPress);
      target.element().addEventListener("click", (event) => {
        expect(event.defaultPrevented).toBe(false);
        event.preventDefault();
      });
      target
        .element()
        .dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, [key]: true }));
      expect(onPress).not.toHaveBeenCalled();
    },
  );

  it("without a callback the link is followed", async () => {
    location.hash = "#app";
    await userEvent.click(await link());
    await expect.poll(() => location.hash).toBe("#overview");
  });
});
