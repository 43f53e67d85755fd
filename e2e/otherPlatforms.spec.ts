/** The console on a platform with its own names and ids for entities. */
import { expect, test } from "./support/signedIn.ts";

const appOf = (id: string | number, name: string) => ({
  id,
  name,
  status: "enabled",
  creationDate: "2026-03-01T09:30:00.000Z",
});

test("apps open by any ids of a platform and can be reloaded", async ({ page }) => {
  const ids = [17, "urn:app/1 b%20ä?#"];
  const apps = ids.map((id, index) => appOf(id, `App ${index}`));
  const asked: Array<string> = [];
  await page.route(/\/api\/v1\/apps\?/, (route) => route.fulfill({ json: apps }));
  await page.route(/\/api\/v1\/apps\/[^/]+$/, (route) => {
    const id = decodeURIComponent(new URL(route.request().url()).pathname.split("/").at(-1) ?? "");
    return route.fulfill({ json: apps.find((app) => String(app.id) === id) });
  });
  await page.route(/\/api\/v1\/apps\/.*\/tokens\?/, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ json: [] });
  });
  await page.goto("/administer/overview");
  const isOpen = async (index: number) => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`My App App ${index}`);
    await expect(page.getByText("No client secrets")).toBeVisible();
  };
  for (const [index, id] of ids.entries()) {
    await page.getByRole("link", { name: `App ${index}` }).click();
    await isOpen(index);
    await page.reload();
    await isOpen(index);
    // The overview also requests the secrets of the apps in view.
    const path = `/api/v1/apps/${encodeURIComponent(id)}/tokens`;
    expect(asked.filter((each) => each === path).length).toBeGreaterThanOrEqual(2);
    await page.getByRole("link", { name: "Back to overview" }).click();
  }
});
