/** Metric calls of the statistics: recorded calls and mocked answers. */
import type { Locator, Page } from "@playwright/test";

export const statisticsPath = "/administer/users/statistics";
export const segmentsPath = "/administer/analytics/segments";

const metricCall = /\/api\/v1\/apps\/([^/]+)\/metric\/user_(\w+)\?(.*)$/;

export interface Call {
  readonly app: string;
  readonly metric: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** Called before the page opens: the page then sends only its own calls, so that a test can count them. */
export const hideTrend = (page: Page) => page.addInitScript(() => localStorage.setItem("trend", "hidden"));

/** Records every metric call from now on. */
export const watchCalls = (page: Page): ReadonlyArray<Call> => {
  const calls: Array<Call> = [];
  page.on("request", (request) => {
    const [, app, metric, query] = metricCall.exec(request.url()) ?? [];
    if (app === undefined || metric === undefined) return;
    const params = new URLSearchParams(query);
    calls.push({ app, metric, startDate: params.get("startDate"), endDate: params.get("endDate") });
  });
  return calls;
};

export const sessionBody = (registered: number, active: number, users: ReadonlyArray<object> = []): string =>
  JSON.stringify({
    totalRegisteredUsers: registered,
    totalActiveUsers: active,
    registeredUsers: users,
    activeUsers: [],
  });

/** A key figure by its name. */
export const figure = (page: Page, name: string): Locator =>
  page
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd")
    .first();
