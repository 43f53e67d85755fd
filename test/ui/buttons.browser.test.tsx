/** Buttons and links: pending, tooltips, menus, icon-only copying. */
import "#src/theme/theme.css.ts";
import { RotateCw, Sun } from "lucide-react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button, IconButton } from "#src/ui/Button.tsx";
import { Tooltip } from "#src/ui/Tooltip.tsx";
import { CopyButton } from "#src/ui/CopyButton.tsx";
import { MenuButton } from "#src/ui/MenuButton.tsx";
import { asWritten } from "#src/i18n/i18n.ts";

describe("a pending button", () => {
  it("cannot be pressed again", async () => {
    const onPress = vi.fn<() => void>();
    const screen = await render(
      <Button isPending onPress={onPress}>
        Save
      </Button>,
    );
    await screen.getByRole("button").click({ force: true });
    expect(onPress).not.toHaveBeenCalled();
  });

  it("shows a spinner instead of its icon", async () => {
    const button = (isPending: boolean) => (
      <IconButton icon={RotateCw} label={asWritten("Reload")} isPending={isPending} />
    );
    const screen = await render(button(false));
    const glyph = () => screen.getByRole("button", { name: "Reload" }).element().querySelector("svg");
    const idle = glyph()?.innerHTML;
    await screen.rerender(button(true));
    expect(glyph()?.innerHTML).not.toBe(idle);
  });
});

describe("Tooltip", () => {
  const reload = (isDisabled: boolean) => (
    <Tooltip text={asWritten("Load again")} isDisabled={isDisabled}>
      <IconButton icon={RotateCw} label={asWritten("Reload")} />
    </Tooltip>
  );

  it("keyboard focus shows the text and describes the control", async () => {
    const screen = await render(reload(false));
    await userEvent.tab();
    await expect.element(screen.getByRole("tooltip", { name: "Load again" })).toBeVisible();
    await expect.element(screen.getByRole("button")).toHaveAccessibleDescription("Load again");
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("tooltip")).not.toBeInTheDocument();
  });

  it("a disabled tooltip does not open", async () => {
    const screen = await render(reload(true));
    await userEvent.tab();
    const button = screen.getByRole("button", { name: "Reload" });
    await expect.element(button).toHaveFocus();
    await expect.element(button).not.toHaveAttribute("aria-describedby");
  });
});

describe("MenuButton", () => {
  const open = async (act: () => Promise<void>) => {
    const onAction = vi.fn<(id: string) => void>();
    const screen = await render(
      <MenuButton
        label={asWritten("Colour mode")}
        icon={Sun}
        selected="light"
        entries={["system", "light", "dark"].map((id) => ({
          id,
          name: asWritten(id),
          onAction: () => onAction(id),
        }))}
      />,
    );
    const trigger = screen.getByRole("button", { name: "Colour mode" });
    trigger.element().focus();
    await act();
    await expect.element(screen.getByRole("menu")).toBeVisible();
    return { screen, trigger, onAction };
  };

  it.each(["{Enter}", "{ArrowDown}"])("%s opens it; the selected entry is checked", async (key) => {
    const { screen } = await open(() => userEvent.keyboard(key));
    await expect.element(screen.getByRole("menuitemradio", { name: "light" })).toBeChecked();
    expect(screen.getByRole("menuitemradio", { checked: true }).elements()).toHaveLength(1);
  });

  it("choosing an entry runs its action, closes the menu and restores focus", async () => {
    const { screen, trigger, onAction } = await open(() => userEvent.keyboard("{Enter}"));
    await screen.getByRole("menuitemradio", { name: "dark" }).click();
    expect(onAction.mock.calls).toStrictEqual([["dark"]]);
    await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
  });
});

/** In the one region at the end of the page. */
const said = () => document.querySelector("body > [data-live-announcer]")?.textContent;

const copyWords = {
  idle: asWritten("Copy id"),
  copied: asWritten("Copied"),
  failed: asWritten("Not copied"),
};

it("a CopyButton keeps its label and announces each result", async () => {
  let isAllowed = false;
  const screen = await render(<CopyButton words={copyWords} onCopy={() => Promise.resolve(isAllowed)} />);
  const button = screen.getByRole("button", { name: "Copy id" });
  await button.click();
  await expect.poll(said).toBe("Not copied");
  isAllowed = true;
  await button.click();
  await expect.poll(said).toBe("Copied");
  const seen: Array<string | null | undefined> = [];
  new MutationObserver(() => seen.push(said())).observe(document.body, { childList: true, subtree: true });
  await button.click();
  await expect
    .poll(() => seen.filter((words, index) => words !== seen[index - 1]).slice(-2))
    .toStrictEqual(["", "Copied"]);
});
