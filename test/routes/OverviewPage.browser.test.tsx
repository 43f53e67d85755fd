/** The overview as a person reads it, in each of its states, and what leaves it. */
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { cdp, page } from "vitest/browser";
import { readAppListSearch } from "#src/domain/apps/appList.ts";
import "#src/features/client-secrets/attention/KnownSecrets.tsx";
import "#src/features/client-secrets/attention/SecretsToCheck.tsx";
import "#src/features/client-secrets/attention/answer.ts";
import "#src/features/metrics/elsewhere/activity/KnownActivity.tsx";
import "#src/features/metrics/elsewhere/activity/activityOf.ts";
import { Page } from "#src/routes/administer.overview.page.tsx";
import "#src/routes/OverviewAttention.tsx";
import { expectAccessible } from "#test/support/accessible.ts";
import { menuItems, otherThan, read } from "#test/support/read.ts";
import { signedInScreen } from "#test/support/signedInScreen.tsx";
import { type Answers, config, json, smallServer } from "#test/support/smallServer.ts";

/** Not UTC, in which a wrong day is not seen. */
const inZone = (timezoneId: string) => () => cdp().send("Emulation.setTimezoneOverride", { timezoneId });
beforeAll(inZone("Pacific/Auckland"));
afterAll(inZone(""));

beforeEach(() => page.viewport(1280, 800));

const app = (name: string, status = "enabled") => ({
  id: `app_${name.toLowerCase()}`,
  name,
  status,
  creationDate: "2020-01-02T12:00:00.000Z",
});
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const secret = (alias: string, days?: number) => ({
  id: `sec_${alias}`,
  appId: "any",
  alias,
  creationDate: inDays(-400),
  ...(days !== undefined && { expirationDate: inDays(days) }),
});

/** Registered and active users now, in the days before, and in those before them. */
type Counts = readonly [
  now: readonly [number, number],
  before: readonly [number, number],
  earlier: readonly [number, number],
];
const inactive = [200, 0] as const;
const users: Readonly<Record<string, Counts>> = {
  anchor: [
    [1000, 328],
    [960, 321],
    [940, 1],
  ],
  balance: [
    [500, 0],
    [500, 5],
    [500, 1],
  ],
  calm: [
    [300, 100],
    [290, 200],
    [270, 1],
  ],
  drift: [inactive, inactive, inactive],
};
const secrets: Readonly<Record<string, ReadonlyArray<object>>> = {
  anchor: [secret("a", 300), secret("b", -40)],
  balance: [secret("c", 3), secret("d", 9)],
  calm: [secret("e", -3)],
  drift: [secret("f", 2)],
};
const metric = (request: Request, of: string) => {
  const url = new URL(request.url);
  const daysSince = (name: string) =>
    (Date.now() - Date.parse(url.searchParams.get(name) ?? "")) / 86_400_000;
  const age = daysSince("endDate");
  const days = daysSince("startDate") - age;
  const [totalRegisteredUsers = 0, totalActiveUsers = 0] =
    users[of]?.[age < 1 ? 0 : age < days + 1 ? 1 : 2] ?? [];
  return json({ totalRegisteredUsers, totalActiveUsers, registeredUsers: [], activeUsers: [] });
};

/** A number is requested when the page is idle, after that of the app before. */
const poll = { timeout: 12_000 };

const months = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec";
const undated = (text: string) =>
  text
    .replaceAll(new RegExp(`\\b\\d+ (?:${months})[a-z]*(?: 20\\d\\d)?`, "gu"), "<day>")
    .replaceAll(/20(?!20)\d\d-\d\d-\d\d/gu, "<date>");

interface Opened {
  readonly search?: string;
  readonly apps?: ReadonlyArray<ReturnType<typeof app>>;
  readonly answers?: Answers;
  readonly hasActivity?: boolean;
  /** Of the apps that have answers. */
  readonly ids?: ReadonlyArray<string>;
}

const open = async ({
  search = "",
  apps = [app("Anchor"), app("Balance"), app("Calm"), app("Drift", "disabled")],
  answers,
  hasActivity = true,
  ids = Object.keys(users),
}: Opened = {}) => {
  const ofApps = ids.map((id): Answers => ({
    [`/api/v1/apps/app_${id}/metric/user_session`]: (request) => metric(request, id),
    [`/api/v1/apps/app_${id}/tokens`]: () => json({ content: secrets[id] }),
  }));
  const server = smallServer({
    "/config.json": () => json({ ...config, overviewActivity: hasActivity }),
    "/api/v1/apps": () => json({ content: apps }),
    ...Object.assign({}, ...ofApps),
    ...answers,
  });
  const tab = await signedInScreen(server);
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: "/administer/overview",
    validateSearch: readAppListSearch,
    component: Page,
  });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [`/administer/overview${search}`] }),
  });
  // oxlint-disable-next-line typescript/no-explicit-any -- the registered router is that of all pages
  const screen = await tab.show(<RouterProvider router={router as any} />);
  const lines = () => read(screen.container).map((line) => undated(line));
  return { ...tab, server, screen, router, lines };
};

const top = "paragraph Apps connected to the wellbeing kit. | link Themes | button New app";
const head = `heading1 Overview | ${top}`;
const counted = (count: string) => `button More actions | paragraph ${count}`;
const chips = "button 2 need attention | button 3 secrets to check";
const late = (days: number, anchor = "Valid 1 expired") => [
  `row [ascending] | button Name | columnheader New, ${days} days | button Active, ${days} days | button Secrets | button Creation date`,
  `row link Anchor | cell 40 new users 100.0% more than in the ${days} days before | link 328 active users, statistics | 2.2% more than in the ${days} days before | cell ${anchor} | cell <day>`,
  `row link Balance | cell 0 new users | link 0 active users, statistics | 100.0% fewer than in the ${days} days before | cell 2 expire, first <day> | cell <day>`,
  `row link Calm | cell 10 new users 50.0% fewer than in the ${days} days before | link 100 active users, statistics | 50.0% fewer than in the ${days} days before | cell Expired <day> | cell <day>`,
  "row link Drift | Disabled | cell 0 new users | link 0 active users, statistics | cell Expires <day> | cell <day>",
];
const left = "status Part of this link could not be read and was left out";
const full = [
  `${head} | searchbox Search apps | button Sort`,
  "group Status | … | radio All [checked] | radio Active | radio Disabled",
  counted("4 apps"),
  "group Days | … | radio 7 days | radio 30 days [checked]",
  chips,
  "table Apps",
  ...late(30),
];
const without = (...names: ReadonlyArray<string>) => names.map((name) => `without row link ${name}`);
const ofRows = (cells: Readonly<Record<string, string>>) =>
  Object.entries(cells).map(([name, words]) => `row link ${name} | ${words} | cell <day>`);
const four = ["Anchor", "Balance", "Calm", "Drift"] as const;
const noRows = ["without row [ascending]", ...without(...four)];
const never = () => new Promise<Response>(() => {});
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

it("of more than fifty apps nothing is asked", async () => {
  const { lines, server } = await open({ apps: Array.from({ length: 51 }, (_, at) => app(`App ${at}`)) });
  await expect
    .poll(() => lines().slice(2, 7))
    .toEqual([
      counted("51 apps"),
      "group Days | … | radio 7 days | radio 30 days [checked]",
      "button Secrets to check",
      "table Apps",
      "row [ascending] | button Name | columnheader New, 30 days | columnheader Active, 30 days | button Creation date",
    ]);
  expect(server.requests.filter(({ url }) => url.includes("tokens"))).toEqual([]);
});

/** The text of each saved file. */
const watchFiles = () => {
  const createObjectURL = URL.createObjectURL.bind(URL);
  const files: Array<Blob> = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return createObjectURL(file);
  });
  return async (count: number) => {
    await expect.poll(() => files).toHaveLength(count);
    return undated((await files.at(-1)?.text()) ?? "").split("\r\n");
  };
};

it("the list leaves as a text, as a table and on paper", async () => {
  const print = vi.spyOn(window, "print").mockReset().mockReturnValue();
  const copied = vi.spyOn(navigator.clipboard, "write").mockReset().mockResolvedValue();
  const saved = watchFiles();
  const { lines, screen, act, toasts } = await open();
  await expect.poll(lines, poll).toEqual(full);
  await screen.getByRole("button", { name: "More actions" }).click();
  await expect
    .poll(menuItems)
    .toEqual(["Copy as text", "Download CSV", "Write CSV with semicolons: 1;0,25", "Print"]);
  await page.getByRole("menuitem", { name: "Print" }).click();
  await expect.poll(() => print.mock.calls).toHaveLength(1);
  await act("Copy as text");
  await expect.poll(toasts).toEqual(["Copied"]);
  const text = await (await copied.mock.lastCall?.[0]?.[0]?.getType("text/plain"))?.text();
  expect(undated(text ?? "").split("\n")).toEqual([
    "Apps on <day>: the last 30 days, compared with the 30 days before",
    "",
    "Anchor: 40 new users (100.0% more than in the 30 days before), 328 active users (2.2% more than in the 30 days before), secrets: Valid.",
    "Balance: 0 new users, 0 active users (100.0% fewer than in the 30 days before), secrets: 2 expire, first <day>.",
    "Calm: 10 new users (50.0% fewer than in the 30 days before), 100 active users (50.0% fewer than in the 30 days before), secrets: Expired <day>.",
    "Drift: Disabled, 0 new users, 0 active users, secrets: Expires <day>.",
    "",
    "Secrets to check",
    "- Balance, c: Expires <day>",
    "- Balance, d: Expires <day>",
    "- Calm, e: Expired <day>",
  ]);
  await act("Download CSV");
  expect(await saved(1)).toEqual([
    'Name,Status,Creation date,Registered users,"New, 30 days","New, 30 days before","Active, 30 days","Active, 30 days before",Secrets',
    "Anchor,Active,2020-01-03,1000,40,20,328,321,Valid",
    'Balance,Active,2020-01-03,500,0,0,0,5,"2 expire, first <day>"',
    "Calm,Active,2020-01-03,300,10,20,100,200,Expired <day>",
    "Drift,Disabled,2020-01-03,200,0,0,0,0,Expires <day>",
    "",
  ]);
});

it("the secrets to check leave as a table, those that will expire as a calendar, and one is rotated", async () => {
  const saved = watchFiles();
  const { lines, act, screen } = await open({ search: "?view=secrets" });
  await expect.poll(() => lines().at(-1), poll).toContain("row link e");
  await act("Download CSV");
  expect(await saved(1)).toEqual([
    "App,Alias,Created,Expires,Days left",
    "Balance,c,<date>,<date>,3",
    "Balance,d,<date>,<date>,9",
    "Calm,e,<date>,<date>,-3",
    "",
  ]);
  await act("Add expiries to calendar");
  expect((await saved(2)).filter((line) => line.startsWith("SUMMARY"))).toEqual([
    "SUMMARY:Client secret “c” of Balance expires",
    "SUMMARY:Client secret “d” of Balance expires",
  ]);
  await screen.getByRole("button", { name: "Rotate secret “c” of Balance" }).click();
  await expect.element(page.getByRole("dialog", { name: "Rotate client secret" })).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Alias" })).toHaveValue("c-2");
});
