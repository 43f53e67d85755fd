/** Without a network the console says so, and keeps loaded data; it recovers without a reload. */
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/signedIn.ts";

test("without a network the console keeps loaded data with its time, and reloads when it returns", async ({
  page,
  problems,
}) => {
  // Which of the requests fail depends on what was under way.
  problems.allow(/ERR_INTERNET_DISCONNECTED|RequestError/);
  await page.goto("/administer/overview");
  await settled(page);
  // An error needs its page when the network is gone.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/failure-")),
  );
  await page.context().setOffline(true);
  await expect(page.getByText(/^Data as of \d+ \w+ \d{4}, \d\d:\d\d/)).toBeVisible();
  await page.getByRole("link", { name: "Overview", exact: true }).click();
  await expect(page.getByRole("table")).toBeVisible();
  const again = page.waitForResponse(/\/api\/v1\/apps\?/);
  await page.context().setOffline(false);
  expect((await again).status()).toBe(200);
  await expect(page.getByText("You are offline")).toBeHidden();
});
