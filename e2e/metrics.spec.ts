/** The statistics that are fetched ahead: what is requested for them, and when. */
import { hideTrend } from "./support/metrics.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/signedIn.ts";

test.use({ savesData: false });

test("resting on the navigation's item loads the statistics, which open with the first app and all time", async ({
  page,
}) => {
  await hideTrend(page);
  const charts = page.waitForRequest(/\/assets\/VegaDrawing/);
  await page.goto("/administer/overview");
  // Fetched ahead in idle time.
  await charts;
  await settled(page);
  const calls: Array<URL> = [];
  page.on("request", (request) => {
    if (request.url().includes("/metric/user_")) calls.push(new URL(request.url()));
  });
  const metrics = () => calls.map(({ pathname }) => pathname.split("/user_")[1] ?? "");
  const item = page.getByRole("link", { name: "User Statistics" });
  await item.hover();
  const shown = ["session", "sociodemographic", "topic"];
  await expect.poll(() => metrics().toSorted()).toEqual(shown);
  await settled(page);
  await item.click();
  await expect(page).toHaveTitle("User Statistics · Wellbeing Console");
  const figure = page
    .locator("dl > div")
    .filter({ has: page.getByText("Registered users", { exact: true }) });
  await expect(figure.locator("dd").first()).toHaveText("1,000");
  await expect(page).toHaveURL(/[?&]period=ALL_TIME/);
  expect(calls[0]?.pathname).toContain(`/apps/${new URL(page.url()).searchParams.get("app")}/`);
  await settled(page);
  expect(metrics().slice(0, 3).toSorted()).toEqual(shown);
  expect(metrics().slice(3)).toEqual(["engagement"]);
  expect(calls[0]?.searchParams.get("startDate")).toBe("1970-01-01T00:00:00.000Z");
  expect(calls[0]?.searchParams.get("endDate")).toMatch(/:59:59\.999Z$/);
});
