/** A tooltip under the keyboard. */
import { RotateCw } from "lucide-react";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { asWritten } from "#src/i18n/i18n.ts";
import { IconButton } from "#src/ui/Button.tsx";
import { Tooltip } from "#src/ui/Tooltip.tsx";

it("keyboard focus shows a tooltip, which describes its control if it says more, and Escape closes it", async () => {
  const withTooltip = (isDescription: boolean) => (
    <Tooltip text={asWritten("Load again")} isDescription={isDescription}>
      <IconButton icon={RotateCw} label={asWritten("Reload")} />
    </Tooltip>
  );
  const screen = await render(withTooltip(true));
  await userEvent.tab();
  const tooltip = screen.getByRole("tooltip", { name: "Load again" });
  await expect.element(tooltip).toBeVisible();
  // All that forced colours show of its edge.
  expect(getComputedStyle(tooltip.element()).borderTopWidth).toBe("1px");
  await expect.element(screen.getByRole("button")).toHaveAccessibleDescription("Load again");
  await screen.rerender(withTooltip(false));
  await expect.element(screen.getByRole("button")).not.toHaveAccessibleDescription();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("tooltip")).not.toBeInTheDocument();
});
