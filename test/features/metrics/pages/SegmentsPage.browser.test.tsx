/** The segments as a person reads them, in each of their states, and what their buttons do. */
import { beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { segmentsPath } from "#src/domain/statisticsPaths.ts";
import { SegmentsPage } from "#src/features/metrics/pages/SegmentsPage.tsx";
import { otherThan } from "#test/support/read.ts";
import { chart, charts, choiceLine, keys, until, vsJanuary } from "../metricsLines.ts";
import { answerAll, failing, nobodyUntilMarch, showPage } from "../metricsScreen.tsx";
import { fullAnswers, type WorldOptions } from "../metricsWorld.ts";

beforeEach(() => page.viewport(1280, 800));

const open = (options: WorldOptions = {}) => showPage(<SegmentsPage />, { path: segmentsPath, ...options });

const bar = (comparison: string, note?: string) => choiceLine("last month", comparison, note);
const top = (before: string, after = "", act = "Expand all", state = "") =>
  `${before} | button ${act} | ${after}heading2 button Demographics${state}`;
const ofUsers = { Age: "60+ 28%", Gender: "Unknown 26%", "Age and gender": "60+, Unknown 7.2%" };
const ofPeople = { "Level of education": "Doctoral 20%", "Work role": "Other 14%" };
const ofHealth = {
  "Health behaviour": "Doing now 16%",
  "Health interests": "No preference 17%",
  "Self-perceived health": "Very good 21%",
};
const links = (summaries: Readonly<Record<string, string>>) =>
  Object.entries(summaries).map(([name, summary]) => `listitem link ${name}${summary && ` | ${summary}`}`);
const all = { ...ofUsers, ...ofPeople, ...ofHealth };
const each = (says: string, of: object = all) =>
  links(Object.fromEntries(Object.keys(of).map((name) => [name, says])));
const full = [
  "heading1 Segments",
  bar("no comparison"),
  top(until),
  "navigation Charts: Demographics",
  ...links({ ...ofUsers, ...ofPeople }),
  "heading2 button Health",
  "navigation Charts: Health",
  ...links(ofHealth),
];
const compared = () => {
  const shares = ["29%", "26%", "7.4%", "24%", "17%", "18%", "19%", "22%"];
  return Object.entries(all).map(
    ([name, summary], index) => `listitem link ${name} | ${summary} (before ${shares[index]})`,
  );
};
const without = (of: object, section: string) =>
  [`navigation Charts: ${section}`, ...Object.keys(of).map((name) => `listitem link ${name}`)].map(
    (line) => `without ${line}`,
  );
const healthCharts = ["group Health", charts.behaviour, charts.interests, charts.health];

it("each section is read with its charts and their largest groups", async () => {
  const { lines } = await open();
  await expect.poll(lines).toEqual(full);
});

it("the parts of a chart are drawn beside its link, above those of the month before, the largest one marked", async () => {
  const { screen } = await open({ search: { compare: "previous" } });
  const strips = (place: number) =>
    [...(screen.container.querySelectorAll("li")[place]?.querySelectorAll("[aria-hidden]") ?? [])].map(
      (strip) =>
        [...strip.querySelectorAll<HTMLElement>("[style]")]
          .slice(0, 5)
          .map(({ style, dataset }) => `${style.flexGrow}${dataset["marked"] ? " marked" : ""}`),
    );
  await expect
    .poll(() => strips(1))
    .toEqual([
      ["228 marked", "222", "216", "210"],
      ["216 marked", "210", "204", "198"],
    ]);
  expect(strips(2)).toEqual([
    ["10", "11", "12", "13", "20"],
    ["8", "9", "10", "11", "18"],
  ]);
});

it.each<readonly [state: string, WorldOptions, ReadonlyArray<string>]>([
  [
    "compared with the month before",
    { search: { compare: "previous" } },
    [bar("with the previous period", vsJanuary), top(`${until} | paragraph ${vsJanuary}`), ...compared()],
  ],
  ["while they load", { answering: () => undefined }, each("")],
  [
    "of a disabled app",
    { status: "disabled" },
    [bar("no comparison", "Disabled 1 – 28 Feb 2026"), top(`${until} | paragraph Disabled 1 – 28 Feb 2026`)],
  ],
  [
    "without the answers of users",
    { answering: failing(/^socio/) },
    [`${top(until)} | button Reload: Demographics`, ...each("—", { ...ofPeople, ...ofHealth })],
  ],
  ["if all has failed", { answering: failing(/./) }, [top(until, "button Reload all | "), ...each("—")]],
  [
    "of a period without users",
    { answering: nobodyUntilMarch },
    [
      ...without({ ...ofUsers, ...ofPeople }, "Demographics"),
      "without heading2 button Health",
      ...without(ofHealth, "Health"),
      `${until} | button Expand all | icon users | paragraph Apple had no users in this period | button Show all time`,
    ],
  ],
  [
    "with more active than registered users",
    {
      answering: (call) =>
        call.metric === "session" ? { ...fullAnswers().session, totalActiveUsers: 900 } : answerAll(call),
    },
    [
      top(
        until,
        "status The platform’s figures do not add up totalActiveUsers: expected 96, the sum of activeUsers, found 900 | ",
      ),
      "listitem link Age and gender | The platform’s figures contradict each other: it counts more active than registered users.",
    ],
  ],
  [
    "with a requested chart",
    { hash: "chart-health-interest" },
    [
      "without heading2 button Health",
      ...without(ofHealth, "Health"),
      "heading2 button Health [expanded]",
      ...healthCharts,
    ],
  ],
])("the segments %s differ by what they say", async (_state, options, expected) => {
  const { lines } = await open(options);
  await expect.poll(() => otherThan(full, lines())).toEqual(expected);
});

it("both sections are expanded and collapsed at once, and one by one", async () => {
  const { lines, screen } = await open();
  // By key: the row of the choice may cover a heading that is scrolled to.
  const press = async (name: string) => {
    const button = screen.getByRole("button", { name, exact: true });
    await expect.element(button).toBeVisible();
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
  };
  await press("Expand all");
  await expect
    .poll(() => lines().slice(2))
    .toEqual([
      top(until, "", "Collapse all", " [expanded]"),
      "group Demographics",
      chart("Age", "876 registered · Most common: 60+ (28%)", ` ${keys}`),
      chart("Gender", "876 registered · Most common: Unknown (26%)"),
      chart("Age and gender", "876 registered, 96 of them active · largest group: 60+, Unknown (63)"),
      charts.education,
      charts.workRole,
      "heading2 button Health [expanded]",
      ...healthCharts,
    ]);
  await press("Demographics");
  await expect
    .poll(() => lines().slice(2))
    .toEqual([...full.slice(2, -5), "heading2 button Health [expanded]", ...healthCharts]);
  await press("Expand all");
  await press("Collapse all");
  await expect.poll(lines).toEqual(full);
});
