/** The console on a platform with its own names and ids for entities. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/signedIn.ts";

const appOf = (id: string | number, name: string) => ({
  id,
  name,
  status: "enabled",
  creationDate: "2026-03-01T09:30:00.000Z",
});

/** Answers the list of apps, and no secrets for each of them; returns the paths of the calls for secrets. */
const answerApps = async (page: Page, apps: ReadonlyArray<Partial<ReturnType<typeof appOf>>>) => {
  const paths: Array<string> = [];
  await page.route(/\/api\/v1\/apps\?/, (route) => route.fulfill({ json: apps }));
  await page.route(/\/api\/v1\/apps\/[^/]+$/, (route) => {
    const id = decodeURIComponent(new URL(route.request().url()).pathname.split("/").at(-1) ?? "");
    return route.fulfill({ json: apps.find((app) => String(app.id) === id) });
  });
  await page.route(/\/api\/v1\/apps\/.*\/tokens\?/, (route) => {
    paths.push(new URL(route.request().url()).pathname);
    return route.fulfill({ json: [] });
  });
  return paths;
};

test("apps open by any ids of a platform, and their addresses can be reloaded", async ({ page }) => {
  const ids = [17, "urn:app/1 b%20ä?#"];
  const secrets = await answerApps(
    page,
    ids.map((id, index) => appOf(id, `App ${index}`)),
  );
  for (const [index, id] of ids.entries()) {
    await page.goto("/administer/overview");
    await page.getByRole("link", { name: `App ${index}` }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`My App App ${index}`);
    await expect(page.getByText("No client secrets")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`My App App ${index}`);
    await expect(page.getByText("No client secrets")).toBeVisible();
    const path = `/api/v1/apps/${encodeURIComponent(id)}/tokens`;
    // The overview also requests the secrets of the apps in view.
    expect(secrets.splice(0).filter((asked) => asked === path).length).toBeGreaterThanOrEqual(2);
  }
});

test("an app that cannot be read is left out, and the page says what is wrong and where", async ({
  page,
}) => {
  const { creationDate: _, ...undated } = appOf(2, "Undated");
  await answerApps(page, [appOf(1, "First"), undated, appOf(3, "Th\uFFFDrd"), appOf(1, "Again")]);
  const logged = page.waitForEvent("console", (line) =>
    line.text().includes("GET /api/v1/apps → content → [1] → creationDate: missing"),
  );
  await page.goto("/administer/overview");
  const notice = page.getByRole("status").filter({ hasText: "2 apps cannot be shown" });
  await expect(notice).toContainText("content → [1] → creationDate: missing");
  await expect(notice).toContainText("content → [3] → id: expected its own, found that of [0]");
  const lost = page.getByRole("status").filter({ hasText: "Some characters were lost" });
  await expect(lost).toContainText("content → [2] → name");
  await expect(page.getByRole("table", { name: "Apps" }).getByRole("rowheader")).toHaveText([
    "First",
    "Th\uFFFDrd",
  ]);
  await logged;
});
