/** Mistakes in lists and pages, in uniqueness, and in statistics. */
import {
  apps,
  body,
  entries,
  error,
  type Json,
  member,
  type Mistake,
  of,
  renamed,
  session,
  tokens,
  warning,
  withJson,
} from "#test/support/contractMistakes.ts";
import type { RecordedAnswer } from "#test/support/contractRecording.ts";

const list = `GET ${apps}`;
const contentOf = ({ text }: RecordedAnswer) =>
  (JSON.parse(text) as { readonly content: ReadonlyArray<Json> }).content;
const isWhole = (url: URL) => url.searchParams.get("size") === "10000";

/** Changes a page by means of the pages before it; the first is the whole list. */
const withEarlier = (
  change: (answer: RecordedAnswer, earlier: ReadonlyArray<RecordedAnswer>) => RecordedAnswer,
) => {
  const earlier: Array<RecordedAnswer> = [];
  return of(list, (answer, url) => {
    const changed = isWhole(url) ? answer : change(answer, earlier);
    earlier.push(answer);
    return changed;
  });
};
const smallPages = (change: (json: Json) => unknown) =>
  of(list, (answer, url) =>
    isWhole(url) ? answer : withJson(answer, change(JSON.parse(answer.text) as Json)),
  );

const inFirst = (name: string, change: (entry: Json) => unknown) =>
  member(`GET ${session}`, name, (all) => (all as ReadonlyArray<Json>).map(change));
const name = "GET /api/v1/apps/is_app_name_unique";
const email = "GET /api/v1/users/is_email_unique";

const lists: ReadonlyArray<Mistake> = [
  warning(
    "a bare array for a page",
    body(list, ({ content }) => content),
    `${list}: expected AppPage, found an array`,
  ),
  warning(
    "Spring's nested page object",
    body(list, ({ content, page, ...rest }) => ({ content, page: { number: page, ...rest } })),
    `${list} → page: expected number, found an object`,
  ),
  warning(
    "a page without totals",
    body(list, ({ content }) => ({ content })),
    `${list} → totalElements: missing`,
  ),
  error(
    "data for content",
    body(list, (json) => renamed(json, "content", "data")),
    `${list} → content: missing`,
  ),
  error(
    "totals that count the page",
    smallPages((json) => ({ ...json, totalElements: (json["content"] as ReadonlyArray<Json>).length })),
    `${list} → totalElements: expected 6 as on the first page, found 2`,
  ),
  error(
    "totals that count deleted apps",
    member(list, "totalElements", () => 7),
    `${list} → totalElements: expected 6, the number of entries, found 7`,
  ),
  error(
    "totals as text",
    member(list, "totalElements", String),
    `${list} → totalElements: expected number, found text of the form "0"`,
  ),
  error(
    "one page more than there are",
    member(list, "totalPages", (pages) => Number(pages) + 1),
    `${list} → totalPages: expected 1, found 2`,
  ),
  error(
    "pages counted from 1 in answers",
    member(list, "page", (page) => Number(page) + 1),
    `${list} → page: expected 0, found 1`,
  ),
  error(
    "pages counted from 1 in requests",
    withEarlier((answer, earlier) =>
      (JSON.parse(answer.text) as Json)["page"] === 0
        ? answer
        : withJson(answer, {
            ...(JSON.parse(answer.text) as Json),
            content: contentOf(earlier.at(-1) ?? answer),
          }),
    ),
    `${list} → content → [0] → id: expected each entry once, found one of page 0 again`,
  ),
  error(
    "an entry on two pages",
    withEarlier((answer, earlier) =>
      (JSON.parse(answer.text) as Json)["page"] === 1
        ? withJson(answer, {
            ...(JSON.parse(answer.text) as Json),
            content: [contentOf(earlier[0] ?? answer)[0], ...contentOf(answer).slice(1)],
          })
        : answer,
    ),
    `${list} → content → [0] → id: expected each entry once, found one of page 0 again`,
  ),
  error(
    "the size of pages is ignored",
    withEarlier((answer, [whole = answer]) =>
      withJson(answer, { ...(JSON.parse(answer.text) as Json), content: contentOf(whole) }),
    ),
    `${list} → content: expected at most 2 entries, found 6`,
  ),
  error(
    "the last page is empty",
    smallPages((json) => (json["page"] === 2 ? { ...json, content: [] } : json)),
    `${list} → content: expected all 6 entries on the pages together, found 4`,
  ),
  error(
    "null for an empty list",
    body(`GET ${tokens}`, (json) => ({ ...json, content: null })),
    `GET ${tokens} → content: expected an array, found null`,
  ),
  error(
    "secrets of another app",
    entries(`GET ${tokens}`, (entry) => ({ ...entry, appId: "app_other" })),
    `GET ${tokens} → content → [0] → appId: expected the app of the path, found another`,
  ),
];

const uniqueness: ReadonlyArray<Mistake> = [
  error(
    "text for a boolean",
    of(name, (answer) => withJson(answer, answer.text)),
    `${name}: expected boolean, found text of the form "aaaa"`,
  ),
  error(
    "1 and 0 for a boolean",
    of(name, (answer) => withJson(answer, answer.text === "true" ? 1 : 0)),
    `${name}: expected boolean, found number 1`,
  ),
  warning(
    "a wrapped boolean",
    of(name, (answer) => withJson(answer, { unique: answer.text === "true" })),
    `${name}: expected boolean, found an object`,
  ),
  error(
    "true for a taken name",
    of(name, (answer) => withJson(answer, answer.text !== "true")),
    `${name}: expected true, found false`,
  ),
  error(
    "a taken address in another case is free",
    of(email, (answer, url) => withJson(answer, /[A-Z]{3}/.test(url.searchParams.get("email") ?? ""))),
    `${email}: expected false, found true`,
  ),
];

const call = `GET ${session}`;
const statistics: ReadonlyArray<Mistake> = [
  error(
    "shares of 0 to 1 for counts",
    inFirst("registeredUsers", (entry) => ({ ...entry, count: 0.42 })),
    `${call} → registeredUsers → [0] → count: expected an integer, found number 0.42`,
  ),
  error(
    "negative counts",
    member(call, "totalActiveUsers", () => -1),
    `${call} → totalActiveUsers: expected a number from 0, found number -1`,
  ),
  error(
    "numbers as text",
    member(call, "totalRegisteredUsers", String),
    `${call} → totalRegisteredUsers: expected number, found text of the form "00"`,
  ),
  error(
    "more active users than registered ones",
    member(call, "totalActiveUsers", () => 99),
    `${call} → totalActiveUsers: expected at most the 30 registered users, found 99`,
  ),
  warning(
    "a total that is not the sum",
    member(call, "totalRegisteredUsers", (total) => Number(total) + 1),
    `${call} → totalRegisteredUsers: expected 30, the sum of registeredUsers, found 31`,
  ),
  error(
    "null for an empty list of users",
    member(call, "activeUsers", () => null),
    `${call} → activeUsers: expected an array, found null`,
  ),
  error(
    "users grouped in an object",
    member(call, "registeredUsers", () => ({ kid: { male: 1 } })),
    `${call} → registeredUsers: expected an array, found an object`,
  ),
  warning(
    "codes in upper case",
    inFirst("registeredUsers", (entry) => ({ ...entry, gender: "FEMALE" })),
    `${call} → registeredUsers → [0] → gender: expected "female" as the contract writes it, found "FEMALE"`,
  ),
  error(
    "the period is ignored",
    of(call, (answer, url) =>
      url.searchParams.get("endDate")?.startsWith("1960")
        ? withJson(answer, {
            totalRegisteredUsers: 30,
            totalActiveUsers: 0,
            registeredUsers: [{ ageGroup: "kid", gender: "male", count: 30 }],
            activeUsers: [],
          })
        : answer,
    ),
    `${call} → totalRegisteredUsers: expected 0, found 30`,
  ),
  error(
    "topics as a bare array",
    body("GET /api/v1/apps/:appId/metric/user_topic", ({ topics }) => topics),
    "GET /api/v1/apps/:appId/metric/user_topic: expected UserTopicMetric, found an array",
  ),
];

export const mistakenLists: ReadonlyArray<Mistake> = [...lists, ...uniqueness, ...statistics];
