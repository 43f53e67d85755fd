/** Changes the API's answers to bring a page into a data state; the person stays signed in. */
import type { Page, Request, Route } from "@playwright/test";

export const states = ["full", "empty", "loading", "failed"] as const;
export type State = (typeof states)[number];

/** The same answer without entries and with all counts at zero. */
const emptied = (value: unknown, isTop = true): unknown => {
  if (Array.isArray(value)) return [];
  if (typeof value === "number") return 0;
  if (!isTop || typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, emptied(each, false)]));
};

const fail = (route: Route) => route.fulfill({ status: 503, body: "" });

const answers: Readonly<Record<State, (route: Route, failure: Promise<void>) => Promise<void>>> = {
  full: (route) => route.continue(),
  empty: async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: emptied(await response.json()) });
  },
  failed: fail,
  loading: (route, failure) => failure.then(() => fail(route)),
};

/** Matches requests for the content of a page, but not for the signed-in person. */
export const isData = (request: Request): boolean =>
  request.method() === "GET" && /\/api\/v1\/(?!users\/me$)/.test(request.url());

/** Disables the console's timeouts, which would turn a pending request into a failed one. */
const waitForEver = () => {
  const setTimeout = window.setTimeout.bind(window);
  const shortestTimeout = 10_000;
  const wait = (act: TimerHandler, after?: number, ...rest: ReadonlyArray<unknown>) =>
    after !== undefined && after >= shortestTimeout ? 0 : setTimeout(act, after, ...rest);
  Object.assign(window, { setTimeout: wait });
};

export const enterState = async (page: Page, state: State, isMeant = isData) => {
  /** `fail` answers what is loading, and all that is requested later. */
  const data = { asked: 0, fail: () => {} };
  const failure = new Promise<void>((resolve) => {
    data.fail = resolve;
  });
  if (state === "loading") await page.addInitScript(waitForEver);
  await page.route("**/api/v1/**", (route, request) => {
    if (!isMeant(request)) return route.continue();
    data.asked += 1;
    return answers[state](route, failure);
  });
  return data;
};

/** Chromium itself logs this when an answer is an error. */
export const refusedAnswer = /Failed to load resource: the server responded with a status of 503/;
