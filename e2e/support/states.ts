/** Brings a page into a state that data can be in, by what the API answers: the person stays signed in. */
import type { Page, Route } from "@playwright/test";

export const states = ["full", "empty", "failed", "loading"] as const;
export type State = (typeof states)[number];

/** The same answer with nothing in it: no entries, no counts. */
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
  loading: () => new Promise<never>(() => {}),
};

export const enterState = (page: Page, state: State): Promise<unknown> =>
  page.route("**/api/v1/**", (route, request) =>
    request.method() === "GET" && !request.url().endsWith("/users/me")
      ? answers[state](route)
      : route.continue(),
  );

/** What Chromium writes on its console of its own accord when an answer is an error. */
export const refusedAnswer = /Failed to load resource: the server responded with a status of 503/;
