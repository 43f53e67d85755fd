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
const failing: ReadonlyArray<Moment> = ([
  ["statistics", statisticsPath],
  ["segments", segmentsPath],
] as const).flatMap(([name, path]) =>
  states.slice(1).map((state) => ({
    name: `${name}, metrics ${state}`,
    path,
    before: metrics(state),
    isHeld: (request: Request) => state === "loading" && isMetric(request),
    come: path === segmentsPath ? unfold : () => Promise.resolve(),
    isWhole: true as const,
  })),
);

const all: ReadonlyArray<Moment> = [
  { name: "segments, unfolded", path: segmentsPath, widths: [390, 600, 1024, 1440, 1920], isWhole: true, come: unfold },
  { name: "segments, compared", path: segmentsPath + compared, widths, isWhole: true, come: unfold },
  { name: "statistics, compared", path: statisticsPath + compared, widths, isWhole: true },
  { name: "statistics, withheld", path: `${statisticsPath}?period=LAST_7_DAYS`, widths, isWhole: true, before: withhold },
  { name: "segments, withheld", path: `${segmentsPath}?period=LAST_7_DAYS&compare=previous`, widths, isWhole: true, before: withhold, come: unfold },
  { name: "statistics as tables", path: statisticsPath + compared, widths, isWhole: true, come: showTables },
  {
    name: "apps to choose from",
    path: statisticsPath,
    widths: [1440],
    come: (page) => page.getByRole("combobox", { name: "App" }).press("ArrowDown"),
  },
  {
    name: "periods to choose from",
    path: statisticsPath,
    widths: [1440],
    come: (page) => page.getByRole("button", { name: /Period$|Zeitraum$/ }).first().click(),
  },
  {
    name: "app and period in a sheet",
    path: statisticsPath + compared,
    widths: [390, 768],
    come: (page) => press(page, ".+ · (last 30 days|letzte 30 Tage)"),
  },
  {
    name: "statistics, scrolled",
    path: statisticsPath + compared,
    widths,
    come: (page) => page.evaluate(() => window.scrollTo(0, 900)),
  },
  { name: "statistics of days by date", path: `${statisticsPath}?from=2026-03-01&to=2026-03-31`, widths: [390, 1440] },
  {
    name: "focused mark",
    path: statisticsPath,
    come: async (page) => {
      await page.locator("[role=img]:has(> [aria-busy])").nth(2).focus();
      await page.keyboard.press("ArrowRight");
    },
  },
];

moments(test, [...all, ...failing]);

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
