/** Each main task works with the keyboard only: Tab, Enter, arrows and letters. */
import type { Locator, Page } from "@playwright/test";
import { demoAdministrator } from "#platform/seed/demoAdministrator.ts";
import { figure, statisticsPath } from "./support/metrics.ts";
import { expect, signedOut, test } from "./support/signedIn.ts";

const mostStops = 60;

/** Goes to the target by Tab, or backwards if it is before the focus, and fails if it cannot be reached. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  // Finding it by its role again at every stop would take longer than all else.
  const element = await target.elementHandle();
  const key = await element?.evaluate((to) =>
    document.activeElement &&
    to.compareDocumentPosition(document.activeElement) === Node.DOCUMENT_POSITION_FOLLOWING
      ? "Shift+Tab"
      : "Tab",
  );
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (await element?.evaluate((to) => to === document.activeElement)) return;
    await page.keyboard.press(key ?? "Tab");
  }
  await expect(target).toBeFocused();
};

const follow = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
};

const write = async (page: Page, label: string, text: string): Promise<void> => {
  await tabTo(page, page.getByRole("textbox", { name: label }));
  await page.keyboard.type(text);
};

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test.describe("signed out at first", () => {
  test.use(signedOut);

  test("a keyboard user signs in, chooses language and colour mode, and signs out", async ({ page }) => {
    await page.goto("/");
    await follow(page, page.getByRole("link", { name: "Let's start" }));
    await expect(page.getByRole("textbox", { name: "Email" })).toBeFocused();
    await page.keyboard.type(demoAdministrator.email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(demoAdministrator.password);
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText("Overview");
    const first = page.getByRole("menuitemradio").first();
    await follow(page, button(page, "Language"));
    await expect(first).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText("Übersicht");
    await follow(page, button(page, "Farbmodus"));
    await expect(first).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
    await follow(page, button(page, "Ihr Konto"));
    await expect(page.getByRole("menuitem", { name: "Tastenkürzel" })).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(({ pathname }) => pathname === "/");
  });
});

test("a keyboard user works on apps, secrets, administrators and themes without a reload", async ({
  page,
}) => {
  test.slow();
  await page.goto("/administer/overview");
  await expect(heading(page)).toHaveText("Overview");
  const entry = () => page.evaluate(() => (history.state as { readonly __TSR_index: number }).__TSR_index);
  const list = await entry();

  await test.step("opens an app, and returns to the list", async () => {
    await follow(page, page.getByRole("link", { name: "Balance am Werk" }));
    await expect(heading(page)).toHaveText("My App Balance am Werk");
    await expect(heading(page)).toBeFocused();
    await follow(page, page.getByRole("link", { name: "Back to overview" }));
    await expect(heading(page)).toHaveText("Overview");
    await expect(heading(page)).toBeFocused();
    // The link goes back in the history instead of adding an entry.
    expect(await entry()).toBe(list);
  });

  await test.step("registers an app", async () => {
    await follow(page, button(page, "New app"));
    await write(page, "Name", "Keyboard Coach");
    await page.keyboard.press("Enter");
    await expect(page.getByText("App “Keyboard Coach” registered")).toBeVisible();
    await expect(heading(page)).toHaveText("My App Keyboard Coach");
  });

  await test.step("creates a client secret and deletes it", async () => {
    // With the answer, the button moves into the list's place.
    await expect(page.getByText("No client secrets yet")).toBeVisible();
    await follow(page, button(page, "Create secret"));
    await write(page, "Alias", "by-keyboard");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Client secret created")).toBeVisible();
    await page.context().grantPermissions(["clipboard-write"]);
    await expect(page.getByRole("dialog").getByRole("button", { name: "Copy", exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    await follow(page, button(page, "Done"));
    await follow(page, button(page, "Delete secret “by-keyboard”"));
    const question = page.getByRole("alertdialog");
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await follow(page, question.getByRole("button", { name: /^Delete/ }));
    await expect(page.getByText("Secret “by-keyboard” deleted")).toBeVisible();
  });

  await test.step("invites an administrator", async () => {
    await follow(page, page.getByRole("link", { name: "Users", exact: true }));
    await expect(heading(page)).toBeFocused();
    await write(page, "First name", "Ada");
    await write(page, "Last name", "Lovelace");
    await write(page, "Email", "ada.keyboard@example.org");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/The user Ada Lovelace was created/)).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
  });

  await test.step("creates a theme and publishes it", async () => {
    await follow(page, page.getByRole("link", { name: "Overview", exact: true }));
    await expect(heading(page)).toBeFocused();
    await follow(page, page.getByRole("link", { name: "Themes", exact: true }));
    await expect(heading(page)).toBeFocused();
    await follow(page, button(page, "New theme"));
    await tabTo(page, page.getByRole("textbox", { name: "Name" }));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("By keyboard");
    const light = page.getByRole("group", { name: "Light", exact: true });
    await tabTo(page, light.getByLabel("Primary, Light", { exact: true }));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("#14532D");
    await page.keyboard.press("Enter");
    await tabTo(page, button(page, "Publish changes"));
    await page.keyboard.press("Enter");
    await follow(page, page.getByRole("dialog").getByRole("button", { name: "Publish changes" }));
    await expect(page.getByText("Theme “By keyboard” published")).toBeVisible();
  });
});

test("a keyboard user chooses app and period, and goes to a chart and to a segment", async ({ page }) => {
  await page.goto(`${statisticsPath}?app=app_balance`);
  await expect(figure(page, "Registered users")).toHaveText(/\d/);
  await tabTo(page, page.getByRole("combobox", { name: "App" }));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("vit");
  // react-aria sends this event when the list opens, possibly between two letters; typed text must stay.
  await page.evaluate(() =>
    document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true })),
  );
  await page.keyboard.type("al");
  await expect(page.getByRole("combobox", { name: "App" })).toHaveValue("vital");
  await expect(page.getByRole("option")).toHaveText(["Vital Steps"]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/[?&]app=app_vital_steps/);
  await follow(page, page.getByRole("button", { name: /Period/ }));
  await expect(page.getByRole("option", { name: "last 7 days" })).toBeVisible();
  await page.keyboard.type("last 7");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/[?&]period=LAST_7_DAYS/);
  const chart = page.getByRole("application", { name: "Active share by gender" });
  await tabTo(page, chart);
  await follow(page, page.getByRole("link", { name: "Segments" }));
  await follow(page, page.getByRole("link", { name: "Work role" }));
  await expect(page.getByRole("heading", { name: "Work role" })).toBeFocused();
  await tabTo(page, button(page, "Demographics"));
  await page.keyboard.press("Enter");
  await expect(button(page, "Demographics")).toHaveAttribute("aria-expanded", "false");
});
