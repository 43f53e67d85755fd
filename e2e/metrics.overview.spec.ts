/** Active users of each app, in the overview: nothing moves when they arrive. */
import type { Page } from "@playwright/test";
import { settled } from "./support/settled.ts";
import { watchShifts } from "./support/shifts.ts";
import { expect, test } from "./support/signedIn.ts";

test.use({ isUntouched: true });

/** The other specs run without it. */
test.beforeEach(({ page }) =>
  page.route("**/config.json", async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, overviewActivity: true } });
  }),
);

const row = (page: Page, name: string) =>
  page.getByRole("table", { name: "Apps" }).getByRole("row").filter({ hasText: name });

/** As many active users as the period has hours, at once: a busy machine's platform may need over a second. */
const answerAtOnce = (page: Page) =>
  page.route("**/metric/user_session?*", (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const at = (name: string) => Date.parse(searchParams.get(name) ?? "");
    const hours = Math.ceil((at("endDate") - at("startDate")) / 3_600_000);
    const active = pathname.includes("zeitinsel") ? 0 : hours;
    const totals = { totalRegisteredUsers: 1000, totalActiveUsers: active };
    return route.fulfill({ json: { ...totals, registeredUsers: [], activeUsers: [] } });
  });

test("nothing moves while rows are filled", async ({ page }) => {
  await answerAtOnce(page);
  const shifts = await watchShifts(page);
  for (const [width, highest] of [
    [1440, 240],
    [390, 300],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/administer/overview");
    await settled(page);
    await expect(row(page, "Zeitinsel")).toContainText("0 active");
    // Notes that appear later must not move anything away from under the pointer.
    expect(await shifts()).toEqual([]);
    expect((await row(page, "Aktivkompass").boundingBox())?.y).toBeLessThanOrEqual(highest);
  }
});
