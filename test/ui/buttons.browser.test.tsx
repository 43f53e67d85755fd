/** Buttons: pending, and tooltips. */
import "#src/theme/theme.css.ts";
import { RotateCw } from "lucide-react";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { asWritten } from "#src/i18n/i18n.ts";
import { IconButton } from "#src/ui/Button.tsx";
import { Tooltip } from "#src/ui/Tooltip.tsx";

it("a pending button shows a spinner instead of its icon", async () => {
  const button = (isPending: boolean) => (
    <IconButton icon={RotateCw} label={asWritten("Reload")} isPending={isPending} />
  );
  const screen = await render(button(false));
  const glyph = () => screen.getByRole("button", { name: "Reload" }).element().querySelector("svg");
  const idle = glyph()?.innerHTML;
  await screen.rerender(button(true));
  expect(glyph()?.innerHTML).not.toBe(idle);
});

it("keyboard focus shows a tooltip, which describes its control, and Escape closes it", async () => {
  const screen = await render(
    <Tooltip text={asWritten("Load again")}>
      <IconButton icon={RotateCw} label={asWritten("Reload")} />
    </Tooltip>,
  );
  await userEvent.tab();
  const tooltip = screen.getByRole("tooltip", { name: "Load again" });
  await expect.element(tooltip).toBeVisible();
  // All that forced colours show of its edge.
  expect(getComputedStyle(tooltip.element()).borderTopWidth).toBe("1px");
  await expect.element(screen.getByRole("button")).toHaveAccessibleDescription("Load again");
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("tooltip")).not.toBeInTheDocument();
});

/** In the one region at the end of the page. */
