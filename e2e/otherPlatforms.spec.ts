/** The console on a platform with its own names and ids for entities. */
import { expect, test } from "./support/signedIn.ts";

const appOf = (id: string | number, name: string) => ({
  id,
  name,
  status: "enabled",
  creationDate: "2026-03-01T09:30:00.000Z",
});

test("apps open by any ids of a platform and can be reloaded, and one that cannot be read is left out and named with what is wrong", async ({
  page,
}) => {
  const ids = [17, "urn:app/1 b%20ä?#"];
  const { creationDate: _, ...undated } = appOf(2, "Undated");
  const apps: ReadonlyArray<Partial<ReturnType<typeof appOf>>> = [
    ...ids.map((id, index) => appOf(id, `App ${index}`)),
    undated,
    appOf(3, "Th\uFFFDrd"),
    appOf(17, "Again"),
  ];
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
  const logged = page.waitForEvent("console", (line) =>
    line.text().includes("GET /api/v1/apps → content → [2] → creationDate: missing"),
  );
  await page.goto("/administer/overview");
  const notice = page.getByRole("status").filter({ hasText: "2 apps cannot be shown" });
  await expect(notice).toContainText("content → [2] → creationDate: missing");
  await expect(notice).toContainText("content → [4] → id: expected its own, found that of [0]");
  const lost = page.getByRole("status").filter({ hasText: "Some characters were lost" });
  await expect(lost).toContainText("content → [3] → name");
  await expect(page.getByRole("table", { name: "Apps" }).getByRole("rowheader")).toHaveText([
    "App 0",
    "App 1",
    "Th\uFFFDrd",
  ]);
  await logged;

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
