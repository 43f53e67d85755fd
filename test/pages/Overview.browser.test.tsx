/** The overview as a person reads it, in each of its states. */
import { expect, it } from "vitest";
import { secretAnswers } from "#src/features/client-secrets/secretAnswers.ts";
import { expectAccessible } from "#test/support/accessible.ts";
import { otherThan } from "#test/support/read.ts";
import { json } from "#test/support/smallServer.ts";
import {
  app,
  full,
  head,
  late,
  menu,
  never,
  open,
  type Opened,
  poll,
  prepareOverview,
  secret,
  tools,
  views,
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
  ["of a week", { search: "?period=LAST_7_DAYS" }, late(7).slice(1, -1)],
  [
    "of apps that need attention, by an older address",
    { search: "?attention=true" },
    [...without("Anchor", "Drift"), views("4 2 1 3", "Need attention")],
  ],
  [
    "of disabled apps, by an older address",
    { search: "?status=disabled" },
    [...without("Anchor", "Balance", "Calm"), views("4 2 1 3", "Disabled")],
  ],
  [
    "of a link that cannot be read in full",
    { search: "?status=asleep&sort=size" },
    [`${head} | ${left} status=asleep&sort=size | ${tools}`],
  ],
  [
    "where nothing is found",
    { search: "?search=zzz" },
    [
      "without table Apps",
      ...noRows,
      `${head} | ${tools} = zzz | button Clear search`,
      views("0 0 0 0"),
      `${menu} | icon search-x | paragraph No matching apps | paragraph No app matches this search and this view. | button Show all apps`,
    ],
  ],
  [
    "while the secrets of an app load",
    { answers: { "/api/v1/apps/app_anchor/tokens": never } },
    late(30, "Loading …").slice(1, 2),
  ],
  [
    "without numbers of users",
    { hasActivity: false },
    [
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
      views("4 ? 1 ?"),
      `${menu} | 4 of 4 not loaded | button Load`,
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
      "without group Show",
      "without button More actions",
      "without table Apps",
      ...noRows,
      `${head} | status 1 app cannot be shown content → [0] → name: missing`,
    ],
  ],
  [
    "with an app that cannot be read",
    { answers: { "/api/v1/apps": () => json({ content: [app("Anchor"), { id: "app_1" }] }) } },
    [
      ...without("Balance", "Calm", "Drift"),
      `${head} | status 1 app cannot be shown content → [1] → name: missing | ${tools}`,
      views("1 0 0 0"),
    ],
  ],
  [
    "of the secrets that need attention",
    {
      search: "?view=secrets",
      answers: {
        "/api/v1/apps/app_anchor/tokens": () => json({ content: [secret("ci")] }),
        "/api/v1/apps/app_calm/tokens": () => json({ content: [] }),
      },
    },
    [
      "without table Apps",
      ...noRows,
      views("4 2 1 3", "Secrets"),
      `${menu} | paragraph Missing, expired or expiring in the next 14 days, in 3 active apps.`,
      "table Secrets that need attention",
      "row columnheader Alias | columnheader App | columnheader Expires | columnheader Actions",
      "row link c | cell Balance | cell <day> in 3 days | button Rotate secret “c” of Balance",
      "row link d | cell Balance | cell <day> in 9 days | button Rotate secret “d” of Balance",
      "row link No secret | cell Calm | cell – | button Create a secret for Calm",
      "Without an end (1) | link ci · Anchor",
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

it("what has failed is asked again at a press, and what is out of date stays, with its time", async () => {
  let isDown = true;
  const { lines, screen, store } = await open({
    hasActivity: false,
    apps: [app("Anchor"), app("Calm")],
    answers: {
      "/api/v1/apps/": (request) => {
        if (isDown) return json({}, 500);
        return json({ content: request.url.includes("anchor") ? [secret("a", 300)] : [] });
      },
    },
    ids: [],
  });
  await expect.poll(lines, poll).toContain(`${menu} | 2 of 2 not loaded | button Load`);
  isDown = false;
  await screen.getByRole("button", { name: "Load" }).click();
  const rows = ["row link Anchor | cell Valid | cell <day>", "row link Calm | cell No secret | cell <day>"];
  await expect.poll(() => lines().slice(-2), poll).toEqual(rows);
  isDown = true;
  store.set(secretAnswers.invalidateWhereAtom, () => true);
  await expect
    .poll(
      () =>
        lines()
          .slice(-3)
          .map((line) => line.replaceAll(/\d\d:\d\d/gu, "<time>")),
      poll,
    )
    .toEqual([
      "row link Anchor | cell Valid as of <time> | cell <day>",
      "row link Calm | cell No secret as of <time> | cell <day>",
      "paragraph as of <time>",
    ]);
});
