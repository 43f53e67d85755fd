/** The overview as a person reads it, in each of its states. */
import { expect, it } from "vitest";
import { expectAccessible } from "#test/support/accessible.ts";
import { otherThan } from "#test/support/read.ts";
import { json } from "#test/support/smallServer.ts";
import {
  app,
  chips,
  counted,
  full,
  head,
  late,
  never,
  open,
  type Opened,
  poll,
  prepareOverview,
} from "./overviewScreen.tsx";

prepareOverview();

const left = "status Part of this link could not be read and was left out";
const without = (...names: ReadonlyArray<string>) => names.map((name) => `without row link ${name}`);
const ofRows = (cells: Readonly<Record<string, string>>) =>
  Object.entries(cells).map(([name, words]) => `row link ${name} | ${words} | cell <day>`);
const four = ["Anchor", "Balance", "Calm", "Drift"] as const;
const noRows = ["without row [ascending]", ...without(...four)];
const notLoaded = "cell Not loaded | cell Not loaded | cell Not loaded";

it("each app is read with its users and its secrets", async () => {
  const { lines } = await open();
  await expect.poll(lines, poll).toEqual(full);
  await expectAccessible();
});

it.each<readonly [state: string, Opened, ReadonlyArray<string>]>([
  [
    "of a week",
    { search: "?period=LAST_7_DAYS" },
    ["group Days | … | radio 7 days [checked] | radio 30 days", ...late(7).slice(0, -1)],
  ],
  [
    "of apps that need attention",
    { search: "?attention=true" },
    [
      "without button 2 need attention",
      ...without("Anchor", "Drift"),
      counted("2 of 4 apps"),
      chips.replace("attention", "attention [pressed]"),
    ],
  ],
  [
    "of a status",
    { search: "?status=disabled" },
    [
      ...without("Anchor", "Balance", "Calm"),
      "group Status | … | radio All | radio Active | radio Disabled [checked]",
      counted("1 of 4 apps"),
    ],
  ],
  [
    "of a link that cannot be read in full",
    { search: "?status=asleep&sort=size" },
    [`${head} | ${left} status=asleep&sort=size | searchbox Search apps | button Sort`],
  ],
  [
    "where nothing is found",
    { search: "?search=zzz" },
    [
      "without table Apps",
      ...noRows,
      `${head} | searchbox Search apps = zzz | button Clear search | button Sort`,
      counted("0 of 4 apps"),
      `${chips} | icon search-x | paragraph No matching apps | paragraph No app matches this search and these filters. | button Show all apps`,
    ],
  ],
  [
    "while the secrets of an app load",
    { answers: { "/api/v1/apps/app_anchor/tokens": never } },
    [chips.replace("attention", "attention | 3 of 4 checked"), ...late(30, "Loading …").slice(1, 2)],
  ],
  [
    "without numbers of users",
    { hasActivity: false },
    [
      "without group Days",
      "without button 2 need attention",
      `${counted("4 apps")} | ${chips}`,
      "row [ascending] | button Name | button Secrets | button Creation date",
      ...ofRows({
        Anchor: "cell Valid 1 expired",
        Balance: "cell 2 expire, first <day>",
        Calm: "cell Expired <day>",
        Drift: "Disabled | cell Expires <day>",
      }),
    ],
  ],
  [
    "whose numbers and secrets do not load",
    { answers: { "/api/v1/apps/": () => json({}, 500) }, ids: [] },
    [
      "without button 2 need attention",
      ...ofRows({
        Anchor: notLoaded,
        Balance: notLoaded,
        Calm: notLoaded,
        Drift: `Disabled | ${notLoaded}`,
      }),
    ],
  ],
  [
    "whose apps cannot be read",
    { answers: { "/api/v1/apps": () => json({ content: [{ id: "app_1" }] }) } },
    [
      "without group Status",
      "without button More actions",
      "without group Days",
      "without button 2 need attention",
      "without table Apps",
      ...noRows,
      `${head.split(" | search")[0]} | status 1 app cannot be shown content → [0] → name: missing`,
    ],
  ],
  [
    "with an app that cannot be read",
    { answers: { "/api/v1/apps": () => json({ content: [app("Anchor"), { id: "app_1" }] }) } },
    [
      "without button 2 need attention",
      ...without("Balance", "Calm", "Drift"),
      `${head} | status 1 app cannot be shown content → [1] → name: missing | searchbox Search apps | button Sort`,
      counted("1 app"),
    ],
  ],
  [
    "of the secrets to check",
    { search: "?view=secrets" },
    [
      "without group Days",
      "without button 2 need attention",
      "without table Apps",
      ...noRows,
      `${head} | searchbox Search apps`,
      `${counted("4 apps")} | ${chips} [pressed] | paragraph Expired without a successor, expiring within 30 days, or without an end, from 3 of 3 active apps.`,
      "table Secrets to check",
      "row columnheader Alias | columnheader App | columnheader Expires | columnheader Actions",
      "row link c | cell Balance | cell <day> in 3 days | button Rotate secret “c” of Balance",
      "row link d | cell Balance | cell <day> in 9 days | button Rotate secret “d” of Balance",
      "row link e | cell Calm | cell <day> Expired | button Rotate secret “e” of Calm",
    ],
  ],
])("the overview %s differs by what it says", async (_state, options, expected) => {
  const { lines } = await open(options);
  await expect.poll(() => otherThan(full, lines()), poll).toEqual(expected);
});

it.each<readonly [state: string, Opened, string]>([
  ["while it loads", { answers: { "/api/v1/apps": never } }, "status Loading …"],
  [
    "that has failed",
    { answers: { "/api/v1/apps": () => json({}, 503) } },
    "icon triangle-exclamation-point | paragraph The apps could not be loaded | paragraph The server is not available right now. Try again in a moment. | button Try again",
  ],
  [
    "without an app",
    { apps: [] },
    "icon layout-grid | paragraph No apps yet | paragraph Apps that are registered on the platform appear here. | button New app",
  ],
])("a list %s", async (_state, options, says) => {
  const { lines } = await open(options);
  await expect.poll(lines).toEqual([`${head} | ${says}`]);
});
