/** What is done on the pages of the statistics. What they show is in test/screens. */
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  type Opened,
  enter,
  focusOn,
  openConsole,
  press,
  inZoneOfWorld,
} from "#test/screens/openConsole.tsx";
import { lastMonth, of, path, pendingWhere, withoutUsers } from "#test/screens/someStatistics.ts";
import { type Asked, type Metric, metrics, refuse } from "#test/screens/world.ts";

inZoneOfWorld();

const month = "2026-02-01 to 2026-02-28";
const segments = "/administer/analytics/segments?app=app_anchor&";

/** A platform that refuses calls such as `session 2026-02-01 to 2026-02-28`, and those that it was asked. */
const refusing = (start: RegExp) => {
  const calls: Array<string> = [];
  let refused = start;
  const answer = (metric: Metric) => (id: string, asked: Asked) => {
    const call = `${metric} ${asked.first} to ${asked.last}`;
    calls.push(call);
    return refused.test(call) ? refuse() : metrics[metric](id, asked);
  };
  return {
    calls,
    metrics: {
      session: answer("session"),
      topic: answer("topic"),
      sociodemographic: answer("sociodemographic"),
    },
    /** From now on, it answers all. */
    recover: () => {
      refused = /^none/u;
    },
  };
};

const open = async (opened: Opened) => {
  const opening = await openConsole(opened);
  await opening.settled();
  return opening;
};
const hasFocus = (...of: Parameters<typeof page.getByRole>) =>
  expect.element(page.getByRole(...of).first()).toHaveFocus();

it.each([
  {
    refused: /^session/u,
    name: "Reload: Registered users in the software kit",
    level: 2,
    sent: ["session"],
  },
  { refused: /./u, name: "Reload all", level: 1, sent: ["session", "sociodemographic", "topic"] },
])("“$name” sends only what failed, and a heading gets the focus", async ({ refused, name, level, sent }) => {
  const { metrics, calls, recover } = refusing(refused);
  const { settled } = await open(lastMonth({ metrics }));
  recover();
  const before = calls.length;
  await focusOn(name, "button");
  await press("button", { name });
  await settled();
  await hasFocus("heading", { level });
  // The tiles ask for the days before, too.
  const again = calls.slice(before).filter((call) => call.endsWith(month));
  expect(again.toSorted()).toEqual(sent.map((metric) => `${metric} ${month}`));
});

it("“Show all time” leads from a period without users to all of them", async () => {
  const { address } = await open(lastMonth({ metrics: withoutUsers(({ last }) => last < "2026-03") }));
  await focusOn("Show all time", "button");
  await press("button", { name: "Show all time" });
  await expect.poll(address).toContain("period=ALL_TIME");
  await hasFocus("heading", { level: 1 });
});

it.each([
  ["Previous period", "from=1970-01-03&to=1970-01-04", "Next period"],
  ["Next period", "period=LAST_MONTH", "Previous period"],
])("the last step of “%s” from %s gives the focus to “%s”", async (name, search, other) => {
  await open(of(`${search}&compare=none`));
  await focusOn(name, "button");
  await press("button", { name });
  await expect.element(page.getByRole("button", { name })).toBeDisabled();
  await hasFocus("button", { name: other });
});

it("a step and a comparison are chosen in the row, and no app by a name that none has", async () => {
  const { address, toasts } = await open(of("period=LAST_MONTH&compare=none"));
  await press("button", { name: "Previous period" });
  await expect.poll(address).toContain("from=2026-01-01&to=2026-01-31");
  await press("button", { name: "Next period" });
  await press("button", { name: /Comparison/u });
  await press("option", { name: "with the same period last year" });
  await expect.poll(address).toContain("compare=year");
  await userEvent.click(page.getByRole("combobox", { name: "App" }));
  await userEvent.keyboard("zz{Tab}");
  await expect.poll(toasts).toEqual(["No app chosen for “zz”."]);
});

it("whoever leaves the time zone of a link keeps its days, and the title gets the focus", async () => {
  const { address } = await open(of("period=LAST_MONTH&zone=Asia/Tokyo"));
  await userEvent.click(page.getByRole("link", { name: "Use your time zone" }));
  await expect.poll(address).toMatch(/period=LAST_MONTH(?!.*zone=)/u);
  await hasFocus("heading", { level: 1 });
});

it("Enter shows the table of a chart and the chart, and M its menu", async () => {
  await open(lastMonth());
  await press("button", { name: "Actions: Level of education" });
  await press("menuitem", { name: "Show table" });
  const card = page.getByRole("group", { name: "Level of education", exact: true }).first();
  await expect.element(card.getByRole("table")).toBeVisible();
  // As with Caps Lock.
  await userEvent.keyboard("M");
  await expect.element(page.getByRole("menuitem", { name: "Show chart" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("{Enter}");
  await expect.element(card.getByRole("application")).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  expect(card.element().contains(document.activeElement)).toBe(false);
});

it("the trend loads the days that are missing, is hidden in the page's menu, and divided in its head", async () => {
  const { metrics, calls, recover } = refusing(/^session 2026-03-26 to 2026-03-26/u);
  const { address, go, settled } = await open(of("period=LAST_7_DAYS&compare=none", { stored: {}, metrics }));
  const line = () => document.querySelector("dl path")?.getAttribute("d");
  expect(line()).toEqual(expect.stringMatching(/^M0\.0 0\.0M33\.3 0\.0L50\.0/u));
  recover();
  const before = calls.length;
  await focusOn("Load the rest", "button");
  await press("button", { name: "Load the rest" });
  await settled();
  expect(calls.slice(before)).toEqual(["session 2026-03-26 to 2026-03-26"]);
  const heading = { name: "New and active users over time" };
  await hasFocus("heading", heading);
  await press("button", { name: "More actions" });
  await press("menuitem", { name: "Hide trend" });
  const trend = page.getByRole("group", heading);
  await expect.element(trend).not.toBeInTheDocument();
  await go(`${path}?app=app_anchor&period=LAST_30_DAYS`);
  await settled();
  // Those of the page, the days before them, and one day before each: none for the trend.
  expect(calls.slice(before + 1)).toHaveLength(6);
  await press("button", { name: "More actions" });
  await press("menuitem", { name: "Show trend" });
  await expect.element(trend).toBeVisible();
  await go(`${path}?app=app_anchor&period=LAST_MONTH`);
  await press("radio", { name: "Week" });
  await expect.poll(address).toContain("interval=week");
});

it.each([
  [`${path}?app=app_anchor&`, /^Active users: 262 · 11% of registered, 14 fewer \(−5\.1%\)$/u],
  [segments, /^Registered users: 2,424$/u],
])("%s says that its numbers are being updated, and then %s", async (at, result) => {
  const { go } = await open({
    ...lastMonth({ metrics: pendingWhere(({ last }) => last > "2026-03") }),
    at: `${at}period=LAST_MONTH`,
  });
  const said = () => document.querySelector("[data-live-announcer][aria-live]")?.textContent;
  await go(`${at}period=LAST_7_DAYS`);
  await expect.poll(said).toBe("The numbers are being updated");
  await go(`${at}period=LAST_MONTH`);
  await expect.poll(said).toMatch(result);
});

it("both sections of the segments are expanded and collapsed at once, and one by one", async () => {
  await open({ at: `${segments}period=LAST_MONTH` });
  const expanded = () =>
    ["Demographics", "Health"].filter(
      (name) => page.getByRole("button", { name, exact: true }).element().ariaExpanded === "true",
    );
  const pressed = async (name: string) => {
    await press("button", { name, exact: true });
    return expanded();
  };
  expect(await pressed("Expand all")).toEqual(["Demographics", "Health"]);
  expect(await pressed("Demographics")).toEqual(["Health"]);
  await pressed("Expand all");
  expect(await pressed("Collapse all")).toEqual([]);
});

it("typing replaces a day, which is said with its weekday; Enter shows the typed days, and one day needs one date", async () => {
  const { address } = await open(of("from=2026-02-10&to=2026-02-11"));
  const first = page.getByRole("textbox", { name: "First day" });
  const openDates = async () => {
    await press("button", { name: /Period$/u });
    await press("option", { name: "custom dates…" });
    await expect.element(first).toBeVisible();
    await focusOn("First day");
  };
  await openDates();
  await userEvent.keyboard("1/3/2025");
  await expect.element(first).toHaveValue("1/3/2025");
  await expect.element(first).toHaveAccessibleDescription("Saturday");
  await enter("Last day", "4/3/2025");
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toContain("from=2025-03-01&to=2025-03-04");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await openDates();
  await enter("Last day", "");
  await enter("First day", "2/3/2025");
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toContain("from=2025-03-02&to=2025-03-02");
});
