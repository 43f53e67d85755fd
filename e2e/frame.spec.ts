/** The frame: titles, focus, loading indicators, colour mode and reduced motion. */
import type { Page } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { expect, test } from "./support/signedIn.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const side = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("a slow first load shows a progress bar, and then the frame with the page's name; a slow navigation shows one, too", async ({
  page,
}) => {
  const loading = page.getByRole("progressbar", { name: "The page is loading" });
  const person = await hold(page, "**/api/v1/users/me");
  const themes = await hold(page, "**/api/v1/styles*");
  await page.goto("/administer/themes/thm_calm_sea");
  await expect(loading).toBeVisible();
  await expect(side(page)).toHaveCount(0);
  person();
  await expect(side(page)).toBeVisible();
  await expect(heading(page)).toHaveText("Theme");
  await expect(page).toHaveTitle("Theme · Wellbeing Console");
  themes();
  await expect(heading(page)).toHaveText("Calm sea");

  const go = await hold(page, "**/assets/*.js");
  await side(page).getByRole("link", { name: "Users", exact: true }).click();
  await expect(loading).toBeVisible();
  await expect(page.getByText("Invite people to manage apps")).toBeVisible();
  go();
  await expect(page.getByRole("textbox", { name: "Email" })).toBeVisible();
  await expect(heading(page)).toHaveText("Users");
  await expect(heading(page)).toBeFocused();
  await expect(loading).toHaveCount(0);
});

test("the colour mode follows the system until a person chooses one, which is kept, as is the narrow navigation; reduced motion moves nothing", async ({
  page,
}) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/administer/overview");
  const dark = await ground();
  await page.emulateMedia({ colorScheme: "light" });
  expect(await ground()).not.toBe(dark);
  await page.getByRole("button", { name: "Colour mode" }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await expect.poll(ground).toBe(dark);
  await page.getByRole("button", { name: "Minimise navigation" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Expand navigation" })).toBeVisible();
  expect(await ground()).toBe(dark);

  const opener = page.getByRole("main").getByRole("button", { name: "New app" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "New app" });
  await expect(dialog.getByRole("textbox")).toBeFocused();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === "running")
      // An animation with a delay but no duration shows no motion.
      .filter(({ effect }) => effect?.getComputedTiming().duration !== 0)
      .map((animation) => [
        animation instanceof CSSAnimation ? animation.animationName : "transition",
        animation.effect?.getComputedTiming().duration,
      ]),
  );
  expect(moving).toEqual([]);

  await page.emulateMedia({ forcedColors: "active" });
  await dialog.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(opener).toBeFocused();
  const outline = await opener.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline).toBe("solid");
});
