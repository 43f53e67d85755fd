/** The console by keys alone: shortcuts of plain keys, and what the command palette runs. */
import { expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openConsole } from "#test/screens/openConsole.tsx";
import { expectAccessible } from "#test/support/accessible.ts";

const heading = page.getByRole("heading", { level: 1 });
const dialog = (name: string) => page.getByRole("dialog", { name });

const open = async (at: string) => {
  const opened = await openConsole({ at });
  await opened.settled();
  return opened;
};
const leave = async (name: string) => {
  // The dialog takes the focus a moment after it is painted; before, Escape does not reach it.
  await expect.poll(() => document.activeElement?.closest("[role=dialog]")).not.toBeNull();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog(name)).not.toBeInTheDocument();
};

it("plain keys open pages and start new entries, and are listed", async () => {
  await open("/administer/overview");
  await userEvent.keyboard("?");
  await expect.element(dialog("Keyboard shortcuts")).toBeVisible();
  await expectAccessible("[role=dialog]");
  await leave("Keyboard shortcuts");
  await userEvent.keyboard("/");
  await expect.element(page.getByRole("searchbox", { name: "Search apps" })).toHaveFocus();
  await userEvent.keyboard("anch{Enter}");
  await expect.element(heading).toHaveTextContent("Anchor");
  await expect.element(heading).toHaveFocus();
  await userEvent.keyboard("n");
  await expect.element(dialog("New client secret")).toBeVisible();
  await leave("New client secret");
  await userEvent.keyboard("gu");
  await expect.element(heading).toHaveTextContent("Users");
});

it("the palette opens a page, whose heading gets the focus, and runs commands in either language", async () => {
  const { settled } = await open("/administer/my-apps/app_anchor");
  const find = async (words: string) => {
    await userEvent.keyboard("{Control>}k{/Control}");
    await expect.element(dialog("Search").or(dialog("Suche")).getByRole("combobox")).toHaveFocus();
    await userEvent.keyboard(words);
    await settled();
    await userEvent.keyboard("{Enter}");
  };
  await find("anchor edit");
  await expect.element(dialog("Edit app").getByRole("textbox")).toHaveFocus();
  await leave("Edit app");
  await find("themes");
  await expect.element(heading).toHaveTextContent("Themes");
  await expect.element(heading).toHaveFocus();
  // A browser opens it only for who has just pressed a key.
  const opened: Array<boolean> = [];
  const choose = (event: Event) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.type !== "file") return;
    event.preventDefault();
    opened.push(navigator.userActivation.isActive);
  };
  addEventListener("click", choose, true);
  onTestFinished(() => removeEventListener("click", choose, true));
  await find("upload theme");
  await expect.poll(() => opened).toEqual([true]);
  const root = document.documentElement;
  await find("german");
  await expect.poll(() => root.lang).toBe("de");
  await find("dunkel");
  await expect.poll(() => root.dataset["mode"]).toBe("dark");
});
