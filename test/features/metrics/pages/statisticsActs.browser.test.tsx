/** What the buttons of the statistics do. */
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { StatisticsPage } from "#src/features/metrics/pages/StatisticsPage.tsx";
import { menuItems } from "#test/support/read.ts";
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
  await screen.getByRole("button", { name: /Comparison/ }).click();
  await page.getByRole("option", { name: "with the same period last year" }).click();
  expect(here().search).toMatchObject({ compare: "year" });
});

it("Enter shows the table of a chart and the chart, and M its menu", async () => {
  const { screen } = await open();
  const card = screen.getByRole("group", { name: "Level of education", exact: true }).first();
  await card.getByRole("button").click();
  await page.getByRole("menuitem", { name: "Show table" }).click();
  await expect.element(card.getByRole("table")).toBeVisible();
  await userEvent.keyboard("m");
  await expect.poll(menuItems).toEqual(["Show chart", "Copy image", "Download CSV"]);
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("{Enter}");
  await expect.element(card.getByRole("application")).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  expect(card.element().contains(document.activeElement)).toBe(false);
});

it("the trend loads the days that are missing, and is hidden in the page's menu", async () => {
  let refused = /session .*2026-03-26 to 2026-03-26/;
  const { screen, calls } = await open({
    isTrendShown: true,
    search: { period: "LAST_7_DAYS" },
    answering: (call) => failing(refused)(call),
  });
  const trend = screen.getByRole("group", { name: "New and active users over time" });
  const rest = trend.getByRole("button", { name: "Load the rest" });
  await expect.element(rest).toBeVisible();
  const line = () => screen.container.querySelector("dl path")?.getAttribute("d");
  await expect.poll(line).toBe("M0.0 0.0L16.7 0.0M50.0 0.0L66.7 0.0L83.3 0.0L100.0 0.0");
  refused = /^none/;
  const before = calls.length;
  await rest.click();
  await expect.poll(() => calls.slice(before).map(({ days }) => days)).toEqual(["2026-03-26 to 2026-03-26"]);
  await expect.element(trend.getByRole("heading")).toHaveFocus();
  const menu = screen.getByRole("button", { name: "More actions" });
  await menu.click();
  await page.getByRole("menuitem", { name: "Hide trend" }).click();
  await expect.element(trend).not.toBeInTheDocument();
  await menu.click();
  await page.getByRole("menuitem", { name: "Show trend" }).click();
  await expect.element(trend).toBeVisible();
});

it("a trend in which nobody registered and nobody was active is a line, and others are divided in their head", async () => {
  let isNobody = true;
  const { screen, show, here } = await open({
    isTrendShown: true,
    search: { period: "LAST_30_DAYS" },
    answering: (call) => (isNobody && call.metric === "session" ? sessionAnswer(9) : answerAll(call)),
  });
  await expect.element(screen.getByText("Nobody new or active"), { timeout: 15_000 }).toBeVisible();
  isNobody = false;
  show({ ...here(), search: { period: "LAST_MONTH" } });
  await screen.getByRole("radio", { name: "Week" }).click();
  expect(here().search).toMatchObject({ interval: "week" });
});
