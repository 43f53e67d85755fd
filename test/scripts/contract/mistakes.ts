/** The mistakes of mistakes.txt, and the changes of answers that the table only names. */
import { readFileSync } from "node:fs";
import type { Asked, Change } from "./recording.ts";
import { inBody, type Json, mistakesIn } from "./planting.ts";

interface Page extends Json {
  readonly page: number;
  readonly content: ReadonlyArray<Json>;
}

/** Changes the pages after the whole list, by means of the answers before. */
const smallPages = (change: (page: Page, earlier: ReadonlyArray<Page>) => Json) => (): Change => {
  const earlier: Array<Page> = [];
  return inBody<Page>((page, { url }) => {
    const changed = url.includes("size=10000") ? page : change(page, earlier);
    earlier.push(page);
    return changed;
  });
};

/** The second answer for a key has another id. */
const withoutKeys = (): Change => {
  let count = 0;
  return inBody((body) => {
    count += 1;
    return count === 1 ? body : { ...body, id: `thm_${count}` };
  });
};

/** Changes an app wherever it is read or edited. */
const changedApps = (change: (app: Json) => Json): Change => {
  const changed = inBody(change);
  return (answer, asked) =>
    answer.status === 200 && asked.call.endsWith(" /api/v1/apps/:id") ? changed(answer, asked) : answer;
};

const daysOf = ({ url }: Asked): number => {
  const { searchParams } = new URL(url);
  const [start, end] = ["startDate", "endDate"].map((name) => Date.parse(searchParams.get(name) ?? ""));
  return Math.ceil(((end ?? 0) - (start ?? 0)) / 86_400_000);
};

const sinceEver = {
  totalRegisteredUsers: 30,
  totalActiveUsers: 0,
  registeredUsers: [{ ageGroup: "kid", gender: "male", count: 30 }],
  activeUsers: [],
};

const others: Readonly<Record<string, () => Change>> = {
  "a redirect to /login": () => () => ({ status: 302, headers: { location: "/login" }, text: "" }),
  "the signature of a token is not checked":
    () =>
    (answer, { headers }) =>
      (headers["authorization"] ?? "").length > 100 ? { ...answer, status: 200, text: "{}" } : answer,
  "totals count the page": smallPages((page) => ({ ...page, totalElements: page.content.length })),
  "requests count pages from 1": smallPages((page, earlier) =>
    page.page === 0 ? page : { ...page, content: earlier.at(-1)?.content ?? [] },
  ),
  "an entry on two pages": smallPages((page, [whole]) =>
    page.page === 1 ? { ...page, content: [whole?.content[0], ...page.content.slice(1)] } : page,
  ),
  "the size is ignored": smallPages((page, [whole]) => ({ ...page, content: whole?.content })),
  "the last page is empty": smallPages((page) => (page.page === 2 ? { ...page, content: [] } : page)),
  "true for taken": () => inBody((isUnique) => !isUnique),
  "upper case is free": () =>
    inBody((_, { url }) => /[A-Z]{3}/.test(new URL(url).searchParams.get("email") ?? "")),
  "another Unicode form is free": () => inBody((isUnique, { url }) => isUnique || url.includes("e%CC%81")),
  "spaces are not trimmed": () => inBody((isUnique, { url }) => isUnique || /=(\+|%20)./.test(url)),
  "status twice": () => (answer) => ({ ...answer, text: answer.text.replace("{", '{"status":"enabled",') }),
  "compressed and cut": () => (answer) => ({
    ...answer,
    text: "",
    headers: { ...answer.headers, "content-encoding": "gzip" },
  }),
  cut: () => (answer) => ({ ...answer, text: answer.text.slice(0, -9) }),
  "a long name is stored":
    () =>
    (answer, { body }) => ({ ...answer, status: body.includes("nnn") ? 201 : answer.status }),
  "a control character is stored":
    () =>
    (answer, { body }) => ({ ...answer, status: body.includes("\u202E") ? 200 : answer.status }),
  "PUT ignores the status": () => changedApps((app) => ({ ...app, status: "enabled" })),
  "PUT stores nothing": () => changedApps((app) => ({ ...app, name: String(app["name"]).replace(" é", "") })),
  "deletions delete nothing": () => {
    const deleted = new Set<string>();
    return (answer, { method, url }) => {
      if (method === "DELETE" && answer.status === 204) deleted.add(url);
      return method === "DELETE" && deleted.has(url) ? { ...answer, status: 204, text: "" } : answer;
    };
  },
  "the last day is lost": () =>
    inBody((users, asked) =>
      daysOf(asked) === 1 ? { ...users, totalActiveUsers: 0, activeUsers: [] } : users,
    ),
  "registered users of the period only": () =>
    inBody((users, asked) =>
      daysOf(asked) < 32 ? { ...users, totalRegisteredUsers: daysOf(asked) } : users,
    ),
  "the period is ignored": () => inBody((body, { url }) => (url.includes("endDate=1960") ? sinceEver : body)),
  "detail is the token": () =>
    inBody((problem, { headers }) => ({ ...problem, detail: headers["authorization"] })),
  "keys are ignored": withoutKeys,
  "no headers on errors": () => (answer) => (answer.status < 400 ? answer : { ...answer, headers: {} }),
};

const table = readFileSync(new URL("mistakes.txt", import.meta.url), "utf8");
const [own = "", crossOrigin = ""] = table.split(/^# CORS.*$/m);

export const mistakes = mistakesIn(own, others);

/** For a console of another origin. */
export const crossOriginMistakes = mistakesIn(crossOrigin, others);

export const origin = "https://console.example";

/** Differences of another platform that are correct. */
export const withCors: Change = (answer, { method }) => ({
  ...answer,
  status: method === "OPTIONS" ? 204 : answer.status,
  headers: {
    ...answer.headers,
    "access-control-allow-origin": origin,
    ...(method === "OPTIONS"
      ? {
          "access-control-allow-methods": "GET, POST, PUT, DELETE",
          "access-control-allow-headers": "Authorization, Content-Type, If-Match, Idempotency-Key",
        }
      : { "access-control-expose-headers": "ETag, Retry-After" }),
  },
});
