/** What the buttons of the statistics do. */
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { StatisticsPage } from "#src/features/metrics/pages/StatisticsPage.tsx";
import { expectAccessible } from "#test/support/accessible.ts";
import { menuItems, read } from "#test/support/read.ts";
import { chart, keys } from "../metricsLines.ts";
import { answerAll, failing, nobodyUntilMarch, showPage } from "../metricsScreen.tsx";
import { sessionAnswer } from "../metricsWorld.ts";

beforeEach(() => page.viewport(1280, 800));

const open = (options: Parameters<typeof showPage>[1] = {}) => showPage(<StatisticsPage />, options);

it.each([
  {
    refused: /^session/,
    name: "Reload: Registered users in the software kit",
    heading: 2,
    sent: ["session"],
  },
  { refused: /./, name: "Reload all", heading: 1, sent: ["session", "sociodemographic", "topic"] },
])(
  "“$name” sends only what failed, and a heading gets the focus",
  async ({ refused, name, heading, sent }) => {
    let isRefused = true;
    const { calls, screen } = await open({
      answering: (call) => (isRefused ? failing(refused)(call) : answerAll(call)),
    });
    const button = screen.getByRole("button", { name });
    await expect.element(button).toBeVisible();
    isRefused = false;
    const before = calls.length;
    await button.click();
    await expect.poll(() => screen.container.textContent).not.toContain("—");
    await expect.element(screen.getByRole("heading", { level: heading }).first()).toHaveFocus();
    expect(
      calls
        .slice(before)
        // The tiles ask for the days before, too.
        .filter(({ days }) => days === "2026-02-01 to 2026-02-28")
        .map(({ metric }) => metric)
        .toSorted(),
    ).toEqual(sent);
  },
);

it("“Show all time” leads from a period without users to all of them", async () => {
  const { screen, here } = await open({ answering: nobodyUntilMarch });
  await screen.getByRole("button", { name: "Show all time" }).click();
  await expect.poll(() => here().search).toEqual(expect.objectContaining({ period: "ALL_TIME" }));
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveFocus();
});

it("the page is copied as text, and what changed leads to its chart", async () => {
  const write = vi.spyOn(navigator.clipboard, "write").mockResolvedValue();
  const { screen } = await open({ search: { compare: "previous" } });
  const link = screen.getByRole("group", { name: "What changed" }).getByRole("link");
  await expect.element(link).toHaveAttribute("href", expect.stringMatching(/#chart-topics$/));
  await screen.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Copy as text" }).click();
  await expect.poll(() => write.mock.calls).toHaveLength(1);
  const copied = await (await write.mock.lastCall?.[0][0]?.getType("text/plain"))?.text();
  expect(copied?.replaceAll("\u2009", " ").split("\n")).toEqual([
    "Apple, 1 – 28 Feb 2026, vs 1 – 31 Jan 2026",
    "- New users: 48, –",
    "- Active users: 96 · 11% of registered, 72 fewer (−42.9%)",
    "- Registered users: 876, 48 more (+5.8%)",
    "- Topics, Activity: 73%, 31.2 points up from 42%",
  ]);
});

it.each([
  ["Previous period", { from: "1970-01-03", to: "1970-01-04" }, "Next period"],
  ["Next period", { period: "LAST_MONTH" }, "Previous period"],
])("the last step of “%s” from %j gives the focus to “%s”", async (name, days, other) => {
  const { screen } = await open({ search: { period: undefined, ...days } });
  const button = screen.getByRole("button", { name });
  await button.click();
  await expect.element(button).toBeDisabled();
  await expect.element(screen.getByRole("button", { name: other })).toHaveFocus();
});

it("a step and a comparison are chosen in the row", async () => {
  const { screen, here } = await open();
  const next = screen.getByRole("button", { name: "Next period" });
  await screen.getByRole("button", { name: "Previous period" }).click();
  expect(here().search).toMatchObject({ from: "2026-01-01", to: "2026-01-31" });
  await next.click();
  await next.click();
  const options = () =>
    page
      .getByRole("option")
      .elements()
      .map(({ textContent }) => textContent.replaceAll("\u2009", " "));
  await screen.getByRole("button", { name: /Period$/ }).click();
  await expect
    .poll(options)
    .toEqual([
      "1 – 31 Mar 2026",
      "last 7 days24 – 30 Mar 2026",
      "todayMon, 30 Mar 2026",
      "yesterdaySun, 29 Mar 2026",
      "last 30 days1 – 30 Mar 2026",
      "last 60 days30 Jan – 30 Mar 2026",
      "last 90 days31 Dec 2025 – 30 Mar 2026",
      "this month1 – 30 Mar 2026",
      "last month1 – 28 Feb 2026",
      "last 3 months1 Dec 2025 – 28 Feb 2026",
      "last 6 months1 Sept 2025 – 28 Feb 2026",
      "this year1 Jan – 30 Mar 2026",
      "last year1 Jan – 31 Dec 2025",
      "until 30 Mar 2026",
      "custom dates…",
    ]);
  await userEvent.keyboard("{Escape}");
  await screen.getByRole("button", { name: /Comparison/ }).click();
  await expect
    .poll(options)
    .toEqual([
      "no comparison",
      "with the previous period1 – 28 Feb 2026",
      "with the same period last year1 – 30 Mar 2025",
    ]);
  await page.getByRole("option", { name: "with the same period last year" }).click();
  expect(here().search).toMatchObject({ compare: "year" });
});

it("a chart offers its table, its picture and its file, and Enter shows the table and the chart", async () => {
  const { screen } = await open();
  const card = screen.getByRole("group", { name: "Level of education", exact: true }).first();
  await card.getByRole("button").click();
  await expect.poll(menuItems).toEqual(["Show table", "Copy image", "Download CSV"]);
  await page.getByRole("menuitem", { name: "Show table" }).click();
  await expect
    .poll(() => read(card.element()))
    .toEqual([
      "group Level of education | heading3 … | button Actions: … | figure 75 answers · Most common: Doctoral (20%)",
      "group Level of education (Enter: chart · M: menu)",
      "table Level of education",
      "row columnheader Level of education | columnheader Users | columnheader Share",
      "row rowheader No school | cell 10 | cell 13.33%",
      "row rowheader High school | cell 11 | cell 14.67%",
      "row rowheader Associate degree | cell 12 | cell 16.00%",
      "row rowheader Bachelor | cell 13 | cell 17.33%",
      "row rowheader Master | cell 14 | cell 18.67%",
      "row rowheader Doctoral | cell 15 | cell 20.00%",
      "Enter: chart · M: menu",
    ]);
  await expectAccessible();
  await userEvent.keyboard("m");
  await expect.poll(menuItems).toEqual(["Show chart", "Copy image", "Download CSV"]);
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("{Enter}");
  await expect.element(card.getByRole("application")).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  expect(card.element().contains(document.activeElement)).toBe(false);
});

it("a chart in conflict offers no picture of it", async () => {
  const { screen } = await open({ answering: () => sessionAnswer(100, 140) });
  await screen.getByRole("button", { name: "Actions: Age and gender" }).click();
  await expect.poll(menuItems).toEqual(["Show table", "Download CSV"]);
});

it("the trend says which days are missing, loads them, and is hidden in the page's menu", async () => {
  let refused = /session .*2026-03-26 to 2026-03-26/;
  const { screen, lines, calls } = await open({
    isTrendShown: true,
    search: { period: "LAST_7_DAYS" },
    answering: (call) => failing(refused)(call),
  });
  const name = "New and active users over time";
  const trendLine = (says: string, button = "") =>
    chart(name, says, ` ${keys}`).replace("button Actions", `${button}button Actions`);
  const trend = () => lines().find((line) => line.includes(name));
  await expect.poll(trend).toBe(trendLine("6 of 7 loaded", "button Load the rest | "));
  const line = () => screen.container.querySelector("dl path")?.getAttribute("d");
  await expect.poll(line).toBe("M0.0 0.0L16.7 0.0M50.0 0.0L66.7 0.0L83.3 0.0L100.0 0.0");
  refused = /^none/;
  const before = calls.length;
  await screen.getByRole("button", { name: "Load the rest" }).click();
  await expect.poll(trend).toBe(trendLine("Most active users: Tue, 24 Mar 2026 (96)"));
  expect(calls.slice(before).map(({ days }) => days)).toEqual(["2026-03-26 to 2026-03-26"]);
  await expect.element(screen.getByRole("heading", { name })).toHaveFocus();
  const menu = screen.getByRole("button", { name: "More actions" });
  await menu.click();
  await page.getByRole("menuitem", { name: "Hide trend" }).click();
  await expect.poll(trend).toBe(undefined);
  await menu.click();
  await page.getByRole("menuitem", { name: "Show trend" }).click();
  await expect.poll(trend).toContain("Most active users");
});

it("a trend in which nobody registered and nobody was active is a line, and others are divided in their head", async () => {
  let isNobody = true;
  const { screen, lines, show, here } = await open({
    isTrendShown: true,
    search: { period: "LAST_30_DAYS" },
    answering: (call) => (isNobody && call.metric === "session" ? sessionAnswer(9) : answerAll(call)),
  });
  const name = "New and active users over time";
  const trend = () => lines().find((line) => line.includes(name));
  await expect
    .poll(trend, { timeout: 15_000 })
    .toBe(`group ${name} | heading3 … | paragraph Nobody new or active`);
  isNobody = false;
  show({ ...here(), search: { period: "LAST_MONTH" } });
  await screen.getByRole("radio", { name: "Week" }).click();
  expect(here().search).toMatchObject({ interval: "week" });
});
