/** The console offers a newer build and never forces it. */
import { expect, test } from "./support/signedIn.ts";
import { settled } from "./support/settled.ts";

const newer = { id: "another", news: { en: "Charts are faster.", de: "Diagramme sind schneller." } };

test("the console offers a newer build with its news and loads it when the person accepts", async ({
  expectAccessible,
  page,
}) => {
  await page.goto("/administer/overview");
  await expect(page.getByText("A new version is available")).toBeHidden();
  await page.route("/latest-build.json", (route) => route.fulfill({ json: newer }));
  await page.reload();
  await expect(page.getByText("Charts are faster.")).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Later" }).click();
  await expect(page.getByText("Charts are faster.")).toBeHidden();
  await page.reload();
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Reload" }).click();
  await reloaded;
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
});

test("the update notice stays hidden while the person fills in a form", async ({ page }) => {
  await page.goto("/administer/overview");
  await page.route("/latest-build.json", (route) => route.fulfill({ json: newer }));
  await page.reload();
  const notice = page.getByText("Charts are faster.");
  await expect(notice).toBeVisible();
  await page.getByRole("button", { name: "New app" }).click();
  await page.getByLabel("Name").fill("Half typed");
  await expect(notice).toBeHidden();
});

test("the console only logs a failed update check", async ({ page, problems }) => {
  problems.expect(/500/);
  await page.route("/build-manifest.json", (route) => route.fulfill({ status: 500 }));
  await page.goto("/administer/overview");
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByText("A new version is available")).toBeHidden();
});

test("a visible tab checks for updates every five minutes, and a hidden tab when it is shown again", async ({
  page,
}) => {
  let checks = 0;
  const show = (visibilityState: "visible" | "hidden") =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, visibilityState);
  await page.goto("/administer/overview");
  await page.clock.install();
  page.on("request", (request) => {
    if (request.url().endsWith("/latest-build.json")) checks += 1;
  });
  await page.reload();
  await settled(page);
  expect(checks).toBe(0);
  // The first check waits until the first page is shown.
  await page.clock.fastForward("00:02");
  await expect.poll(() => checks).toBe(1);
  await page.clock.fastForward("04:00");
  await settled(page);
  expect(checks).toBe(1);
  await page.clock.fastForward("01:00");
  await expect.poll(() => checks).toBe(2);
  await settled(page);
  await show("hidden");
  await page.clock.fastForward("05:00");
  await settled(page);
  expect(checks).toBe(2);
  await show("visible");
  await expect.poll(() => checks).toBe(3);
});
