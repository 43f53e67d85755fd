/** Without a network nothing is written: each dialog waits, and says so. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { networkStatusAtom } from "#src/runtime/connectivity.ts";
import { openThemes } from "#test/features/themes/themesConsole.ts";
import { type Console, enter, openConsole, press } from "#test/screens/openConsole.tsx";
import { sea } from "#test/screens/someThemes.ts";

const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));

const expectWaiting = async ({ store }: Console, name: string) => {
  const write = dialog.getByRole("button", { name, exact: true });
  const setOnline = (isOnline: boolean) => store.set(networkStatusAtom, { isOnline, at: 1 });
  await expect.element(write).toBeEnabled();
  (write.element() as HTMLElement).focus();
  setOnline(false);
  await expect.element(write).toBeDisabled();
  await expect.element(write).toHaveFocus();
  await expect.element(dialog).toHaveTextContent("Available once you’re back online.");
  setOnline(true);
  await expect.element(write).toBeEnabled();
  await press("button", { name: "Cancel" });
  await expect.element(dialog).not.toBeInTheDocument();
};

it("apps and secrets are not changed without a network", async () => {
  const opened = await openConsole({ at: "/administer/overview" });
  await press("button", { name: "New app" });
  await expectWaiting(opened, "Register app");
  await opened.go("/administer/my-apps/app_balance");
  await press("button", { name: "Edit" });
  await expectWaiting(opened, "Save");
  await press("switch");
  await expectWaiting(opened, "Disable “Balance”");
  await press("button", { name: "Delete secret “c”" });
  await expectWaiting(opened, "Delete secret “c”");
  expect(opened.toasts()).toEqual([]);
});

it("a theme is neither deleted nor published without a network", async () => {
  const opened = await openThemes();
  await press("button", { name: "Actions for Sea" });
  await press("menuitem", { name: "Delete" });
  await expectWaiting(opened, "Delete theme “Sea”");
  await opened.go(`/administer/themes/${sea}`);
  await enter("Name", "Lake");
  await press("button", { name: "Publish changes" });
  await expectWaiting(opened, "Publish changes");
  expect(opened.names()).toEqual(["Sea", "Forest"]);
});
