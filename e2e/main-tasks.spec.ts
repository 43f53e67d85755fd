/** The main tasks, as a person does them with real keys: what Firefox runs (playwright.config.ts). */
import type { Page } from "@playwright/test";
import { dialog, field, names } from "./support/apps.ts";
import * as secrets from "./support/client-secrets.ts";
import { expect, test } from "./support/faulty.ts";
import { choose } from "./support/menu.ts";
import { compareWith, figure, statisticsPath } from "./support/metrics.ts";
import { expectSignedIn, overview, refreshes, storedTokens } from "./support/session.ts";
import { settled } from "./support/settled.ts";
import { enterPassword, signInAndSettle } from "./support/signIn.ts";
import { button, publish } from "./support/themes.ts";

// In one worker, since each worker starts a Firefox and a platform.
test.describe.configure({ mode: "default" });

test("a person signs in, registers an app, creates a secret, publishes a theme and signs out", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Let's start" }).click();
  await enterPassword(page);
  await expectSignedIn(page);

  await page.getByRole("button", { name: "New app" }).click();
  await field(page).pressSequentially("Foxtrot");
  await dialog(page).getByRole("button", { name: "Register app" }).click();
  await expectSignedIn(page, "My App");
  await secrets.open(page);
  await secrets.alias(page).pressSequentially("den");
  await secrets.send(page);
  await expect(secrets.value(page)).toHaveValue(/^wbk_/);
  await secrets.finish(page);
  await expect(secrets.row(page, "den")).toBeVisible();
  await page.getByRole("link", { name: "Back to overview" }).click();
  await expect(names(page).filter({ hasText: "Foxtrot" })).toHaveCount(1);

  await page.getByRole("main").getByRole("link", { name: "Themes" }).click();
  await button(page, "New theme").click();
  await page.getByLabel("Name").press("ControlOrMeta+a");
  await page.getByLabel("Name").pressSequentially("Vixen");
  await publish(page);
  await expect(page.getByText("Theme “Vixen” published")).toBeVisible();

  await choose(page, "Your account", "Sign out");
  await expect(page.getByRole("link", { name: "Let's start" })).toBeVisible();
  expect(await storedTokens(page)).toBeNull();
});

/** In pixels, from each chart's title to its summary, and on to its drawing: the distinct pairs. */
const gapsInCharts = (page: Page) =>
  page.locator("figure").evaluateAll((figures) => {
    const gaps = figures.map((figure) => {
      const [title, summary, drawing] = [
        figure.closest("section")?.querySelector(":is(h2, h3)"),
        figure.firstElementChild,
        figure.lastElementChild,
      ].map((part) => part?.getBoundingClientRect());
      if (!title || !summary || !drawing) return "a part is missing";
      return `${Math.round(summary.top - title.bottom)}, ${Math.round(drawing.top - summary.bottom)}`;
    });
    return [...new Set(gaps)];
  });

test("a person changes the period of the statistics and compares it, and all charts are in place", async ({
  page,
}) => {
  await signInAndSettle(page, `${statisticsPath}?app=app_balance`);
  // src/ui/Columns.css.ts prevents a gap where a card moves to the next column.
  expect(await gapsInCharts(page)).toEqual(["8, 12"]);
  await page.getByRole("button", { name: /Period/ }).click();
  await page.getByRole("option", { name: "last 30 days" }).click();
  await compareWith(page, "with the previous period");
  await expect(page).toHaveURL(/period=LAST_30_DAYS.*compare=previous/);
  await expect(figure(page, "Registered users")).toBeVisible();
  await settled(page);
});

test("two tabs refresh the session once, and stay signed in", async ({ context, faulty, page, problems }) => {
  problems.expect(/401/);
  await signInAndSettle(page);
  const other = await context.newPage();
  await other.goto(overview);
  await settled(other);
  faulty.expireTokens();
  faulty.fail(refreshes, { delay: 500 });
  await Promise.all([page.reload(), other.reload()]);
  for (const tab of [page, other]) await expectSignedIn(tab);
  expect(faulty.seen(refreshes)).toHaveLength(1);
});
