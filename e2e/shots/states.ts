/** Changes the API's answers to bring a page into a data state; the person stays signed in. */
import type { Page, Request, Route } from "@playwright/test";

export const states = ["full", "empty", "loading", "failed"] as const;
type State = (typeof states)[number];

/** The same answer without entries and with all counts at zero. */
const emptied = (value: unknown, isTop = true): unknown => {
  if (Array.isArray(value)) return [];
  if (typeof value === "number") return 0;
  if (!isTop || typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, emptied(each, false)]));
};

const answers: Readonly<Record<State, (route: Route) => Promise<void>>> = {
  full: (route) => route.continue(),
  empty: async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: emptied(await response.json()) });
  },
  failed: (route) => route.fulfill({ status: 503, body: "" }),
  loading: async () => undefined,
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

/** Returns how many requests for data there were. */
export const enterState = async (page: Page, state: State) => {
  let asked = 0;
  if (state === "loading") await page.addInitScript(waitForEver);
  await page.route("**/api/v1/**", (route, request) => {
    if (!isData(request)) return route.continue();
    asked += 1;
    return answers[state](route);
  });
  return () => asked;
};

/** Chromium itself logs this when an answer is an error. */
export const refusedAnswer = /Failed to load resource: the server responded with a status of 503/;
