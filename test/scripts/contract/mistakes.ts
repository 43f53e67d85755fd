/** Mistakes of integrators: which answers of the embedded platform are changed and how, and the line of the report. */
import { exampleTheme } from "#schemas/themes/exampleTheme.ts";
import { calls } from "#scripts/contract/calls.ts";
import type { Fetch } from "#scripts/contract/requests.ts";

interface Answer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

interface Asked {
  /** `GET /api/v1/apps/:id`; empty for a preflight. */
  readonly call: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type Change = (answer: Answer, asked: Asked) => Answer;

const patterns = calls
  .map(
    ({ title, method, path }) =>
      [title, new RegExp(`^${method} [^?]*${path.replaceAll(/:\w+/g, "[^/?]+")}(\\?|$)`)] as const,
  )
  .toSorted(([a], [b]) => a.split(":").length - b.split(":").length);

const askedBy = (...[url, { method = "", headers }]: Parameters<Fetch>): Asked => ({
  call: patterns.find(([, pattern]) => pattern.test(`${method} ${url}`))?.[0] ?? "",
  method,
  url,
  headers,
});

const keyOf = (...[url, { method, body, headers }]: Parameters<Fetch>) =>
  [method, url, headers["authorization"], typeof body === "string" ? body : ""].join("\n");

export const record = (fetch: Fetch) => {
  const answers = new Map<string, Array<Answer>>();
  const recorded: Fetch = async (...request) => {
    const response = await fetch(...request);
    const text = await response.text();
    const answer = { status: response.status, headers: Object.fromEntries(response.headers), text };
    answers.set(keyOf(...request), [...(answers.get(keyOf(...request)) ?? []), answer]);
    return { ...response, status: answer.status, headers: response.headers, text: async () => text };
  };
  return { fetch: recorded, answers };
};

/** The recorded answers in order, changed; the last one stays. What was never asked is 404. */
export const replay = (answers: ReturnType<typeof record>["answers"], change: Change): Fetch => {
  const next = new Map<string, number>();
  return async (...request) => {
    const key = keyOf(...request);
    const index = next.get(key) ?? 0;
    next.set(key, index + 1);
    const known = answers.get(key) ?? [];
    const answer = known[Math.min(index, known.length - 1)] ?? { status: 404, headers: {}, text: "" };
    const { status, headers, text } = change(answer, askedBy(...request));
    return { status, headers: new Headers(headers), text: async () => text };
  };
};

/** As a platform that allows the console of this origin. */
export const withCors =
  (origin: string, others: Readonly<Record<string, string>> = {}): Change =>
  (answer, { method }) => ({
    ...answer,
    status: method === "OPTIONS" ? 204 : answer.status,
    headers: {
      ...answer.headers,
      "access-control-allow-origin": origin,
      "access-control-allow-methods": "GET, POST, PUT, DELETE",
      "access-control-allow-headers": "Authorization, Content-Type, If-Match, Idempotency-Key",
      "access-control-expose-headers": "ETag, Retry-After",
      ...others,
    },
  });

type Json = Readonly<Record<string, unknown>>;
type Edit = (answer: Answer, asked: Asked) => Partial<Answer>;

const body =
  (change: (body: Json, asked: Asked) => unknown): Edit =>
  ({ text }, asked) => ({ text: JSON.stringify(change(JSON.parse(text) as Json, asked)) });
const having = (members: Json) => body((before) => ({ ...before, ...members }));
const entries = (change: (entry: Json, index: number) => Json) =>
  body((page) => ({ ...page, content: (page["content"] as ReadonlyArray<Json>).map(change) }));
const status =
  (found: number, text?: string): Edit =>
  () => ({ status: found, ...(text !== undefined && { text }) });

const called: Edit = entries(({ creationDate, ...app }) => ({ ...app, creation_date: creationDate }));
const countingAll: Edit = body(({ topics }) => ({
  topics: (topics as ReadonlyArray<Json>).map((topic) => ({ ...topic, count: 9_999_999 })),
}));
const foreignWord = having({ workRoles: [{ work: "Büro", count: 1 }] });
const withToken = entries((secret) => ({ ...secret, token: "wbk" }));
const ofOther = entries((secret) => ({ ...secret, appId: "other" }));
const damaged = entries((theme) => ({ ...theme, name: "\uFFFD" }));
const repeating: Edit = (answer, { headers }) => ({ text: JSON.stringify(headers) + answer.text });
const graphQl = body(() => ({ errors: [{ message: "Not allowed" }] }));
const foreignTag: Edit = (_, { headers }) => (headers["if-match"] ? { status: 412, text: "" } : {});
const askedFor = ({ url }: Asked, parameter: string) => new URL(url).searchParams.get(parameter) ?? "";
const fromFuture: Edit = (_, asked) =>
  Date.parse(askedFor(asked, "endDate")) > Date.now() ? { status: 400, text: "" } : {};
const registeredSince = body((users, asked) =>
  askedFor(asked, "startDate").startsWith("1970")
    ? users
    : { ...users, totalRegisteredUsers: 0, registeredUsers: [], totalActiveUsers: 0, activeUsers: [] },
);
const withoutKeys: Edit = (_, { headers }) => (headers["idempotency-key"] ? { status: 400, text: "" } : {});

/** The call; how its line begins, after the severity and the call; what is changed. */
export const mistakes: ReadonlyArray<readonly [name: string, line: string, change: Edit]> = [
  ["apps.list", "error → content → [0] → creationDate: missing, but there is creation_date", called],
  ["apps.list", "error → totalElements: expected 7, the number of", having({ totalElements: 6 })],
  ["apps.list", "error: expected JSON, found JSON that is cut", ({ text }) => ({ text: text.slice(0, -9) })],
  ["apps.list", "error → status: expected 200, found 302", status(302, "")],
  ["clientSecrets.list", "error → content → [0] → token: must not be", withToken],
  ["clientSecrets.list", "error → appId: expected that of the path", ofOther],
  ["clientSecrets.create", "error → expirationDate: expected what", having({ expirationDate: undefined })],
  ["clientSecrets.create", "warning → status: expected 201, found 200", status(200)],
  ["apps.update", "warning: expected JSON, found no body", status(200, "")],
  ["apps.update", "error → status: expected what was sent, found another", having({ status: "enabled" })],
  ["apps.update", "error → status: expected 200 for the ETag of this version, found 412", foreignTag],
  ["apps.get", "warning → etag: expected one in quotes", () => ({ headers: { etag: "1" } })],
  ["apps.get", "error → id: expected that of the path, found another", having({ id: "other" })],
  ["apps.get", "error → status: expected what was sent, found another", having({ status: "enabled" })],
  ["clientSecrets.create", "error → alias: missing", having({ alias: undefined, value: "wbk_" })],
  ["themes.list", "warning → content → [0] → name: expected text", damaged],
  ["themes.update", "error → light: expected what was sent", having({ light: exampleTheme.light })],
  ["themes.delete", "error → status: expected 204, found 500", status(500)],
  ["admins.me", "error → id: missing (Not allowed)", graphQl],
  ["metrics.engagement", "error: expected JSON, found an HTML page", status(200, "<!doctype html>")],
  ["apps.isNameUnique", "error: expected true, since that is free, found false", body((isFree) => !isFree)],
  ["admins.isEmailUnique", "error: expected false, since that is taken", body(() => true)],
  ["metrics.session", "warning → totalRegisteredUsers: expected num", having({ totalRegisteredUsers: "30" })],
  ["metrics.session", "error → totalActiveUsers: expected at most the 30", having({ totalActiveUsers: 99 })],
  ["metrics.session", "error → totalRegisteredUsers: expected nobody", having({ totalRegisteredUsers: 30 })],
  ["metrics.session", "error → totalRegisteredUsers: expected 30, whatever startDate, fo", registeredSince],
  ["metrics.session", "error → status: expected 200, found 400", fromFuture],
  ["themes.create", "error → status: expected 201, found 400", withoutKeys],
  ["metrics.topic", "error → topics → [0] → count: expected at most the", countingAll],
  ["metrics.sociodemographic", "warning → workRoles → [0] → work: expected", foreignWord],
  ["admins.me", "error: must not repeat the access token", repeating],
];
