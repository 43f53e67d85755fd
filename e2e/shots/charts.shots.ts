/** The statistics: choices, comparisons, withheld figures, tables and printed pages. */
import { join } from "node:path";
import type { Page, Request } from "@playwright/test";
import { segmentsPath, statisticsPath } from "../support/metrics.ts";
import { settled } from "../support/settled.ts";
import { test } from "../support/signedIn.ts";
import { enterState, type State, states } from "../support/states.ts";
import { inLanguage, type Moment, moments, opposites, press } from "./moment.ts";
import { folder, picture } from "./shoot.ts";

test.use({ isUntouched: true });

const widths = [390, 1024, 1440];
const compared = "?period=LAST_30_DAYS&compare=previous";

const withhold = async (page: Page) => {
  await page.route("/config.json", async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as object;
    await route.fulfill({ response, json: { ...config, minimumGroupSize: 20 } });
  });
};

const unfold = (page: Page) => press(page, "Expand all|Alle aufklappen");

const showTables = async (page: Page) => {
  for (const menu of await page.getByRole("button", { name: /^(Actions|Aktionen): / }).all()) {
    await menu.click();
    await page.getByRole("menuitem").first().click();
  }
};

const isMetric = (request: Request) => request.url().includes("/metric/");
const metrics = (state: State) => (page: Page) => enterState(page, state, isMetric);
const failing = (name: string, come?: Moment["come"]): Readonly<Record<string, Moment>> =>
  Object.fromEntries(
    states.slice(1).map((state) => [
      `${name}, metrics ${state}`,
      {
        before: metrics(state),
        isHeld: (request) => state === "loading" && isMetric(request),
        isWhole: true,
        ...(come && { come }),
      } satisfies Moment,
    ]),
  );

moments(test, segmentsPath, {
  "segments, unfolded": { widths: [390, 600, 1024, 1440, 1920], isWhole: true, come: unfold },
  "segments, compared": { at: compared, widths, isWhole: true, come: unfold },
  "segments, withheld": {
    at: "?period=LAST_7_DAYS&compare=previous",
    widths,
    isWhole: true,
    before: withhold,
    come: unfold,
  },
  ...failing("segments", unfold),
});

moments(test, statisticsPath, {
  "statistics, compared": { at: compared, widths, isWhole: true },
  "statistics, withheld": { at: "?period=LAST_7_DAYS", widths, isWhole: true, before: withhold },
  "statistics as tables": { at: compared, widths, isWhole: true, come: showTables },
  "statistics, scrolled": {
    at: compared,
    widths,
    come: (page) => page.evaluate(() => window.scrollTo(0, 900)),
  },
  "statistics of days by date": { at: "?from=2026-03-01&to=2026-03-31" },
  "app and period in a sheet": {
    at: compared,
    widths: [390, 768],
    come: (page) => press(page, ".+ · (last 30 days|letzte 30 Tage)"),
  },
  "apps to choose from": {
    widths: [1440],
    come: (page) => page.getByRole("combobox", { name: "App" }).press("ArrowDown"),
  },
  "periods to choose from": {
    widths: [1440],
    come: (page) =>
      page
        .getByRole("button", { name: /Period$|Zeitraum$/ })
        .first()
        .click(),
  },
  "focused mark": async (page) => {
    await page.locator("[role=application]:has(> [aria-busy])").nth(2).focus();
    await page.keyboard.press("ArrowRight");
  },
  ...failing("statistics"),
});

/** The area of an A4 sheet inside its margins. */
const paper = { width: 673, height: 1000 };

for (const [name, path] of [
  ["statistics, printed", statisticsPath],
  ["statistics, compared, printed", statisticsPath + compared],
  ["segments, printed", segmentsPath],
  ["segments, compared, printed", segmentsPath + compared],
] as const)
  for (const [language] of opposites)
    test(`${name}, ${language}`, async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => undefined;
      });
      await page.goto(inLanguage(path, language));
      await settled(page);
      await press(page, "More actions|Weitere Aktionen");
      await page.getByRole("menuitem", { name: /^(Print|Drucken)$/ }).click();
      await page.emulateMedia({ media: "print" });
      await page.setViewportSize(paper);
      await settled(page);
      await picture(page, name, { width: paper.width, look: [language, "light"] });
      await page.pdf({ path: join(folder, name, `${language}.pdf`), format: "A4" });
    });
