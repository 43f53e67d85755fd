/** The overview on a small platform: four apps, their users and their secrets, and what is read of them. */
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { cdp, page } from "vitest/browser";
import { readAppListSearch } from "#src/domain/apps/appList.ts";
import "#src/features/client-secrets/attention/SecretsToCheck.tsx";
import "#src/features/client-secrets/clientSecrets.ts";
import "#src/features/metrics/elsewhere/activity/KnownActivity.tsx";
import "#src/features/metrics/elsewhere/activity/activityOf.ts";
import { Page } from "#src/pages/overview/Overview.tsx";
import "#src/pages/overview/OverviewBeside.tsx";
import { read } from "#test/support/read.ts";
import { signedInScreen } from "#test/support/signedInScreen.tsx";
import { type Answers, config, json, smallServer } from "#test/support/smallServer.ts";

/** Not UTC, in which a wrong day is not seen. */
const inZone = (timezoneId: string) => () => cdp().send("Emulation.setTimezoneOverride", { timezoneId });
export const prepareOverview = () => {
  beforeAll(inZone("Pacific/Auckland"));
  afterAll(inZone(""));
  beforeEach(() => page.viewport(1280, 800));
};

export const app = (name: string, status = "enabled") => ({
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
export const secrets: Readonly<Record<string, ReadonlyArray<object>>> = {
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
  // The single day before the last 7 or 30 days, at whose end those before had registered.
  const isDayBefore = days < 2 && [7, 30].some((length) => Math.abs(age - length) < 2);
  const isBefore = isDayBefore || (days >= 2 && age < days + 1);
  const [totalRegisteredUsers = 0, totalActiveUsers = 0] = users[of]?.[age < 1 ? 0 : isBefore ? 1 : 2] ?? [];
  return json({ totalRegisteredUsers, totalActiveUsers, registeredUsers: [], activeUsers: [] });
};

/** A number is requested when the page is idle, after that of the app before. */
export const poll = { timeout: 12_000 };

const months = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec";
export const undated = (text: string) =>
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

export const open = async ({
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

export const menu = "button More actions";
export const never = () => new Promise<Response>(() => {});
