/** What a server's developers are told about an answer: where it departs from the contract, and whether it is read. */
import type { Schema } from "effect";
import { expect, it } from "vitest";
import { CurrentUser } from "#schemas/admins/CurrentUser.ts";
import { App } from "#schemas/apps/App.ts";
import { AppPage } from "#schemas/apps/AppsApi.ts";
import { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { type AnswerIssue, inspect } from "#schemas/issues.ts";
import { UserSessionMetric } from "#schemas/metrics/Metrics.ts";
import { Uniqueness } from "#schemas/uniqueness.ts";

const at = "2026-03-01T09:30:00.000Z";
const app = { id: "1", name: "Vitality", status: "enabled", creationDate: at };
const { creationDate: _at, ...undated } = app;
const frame = { page: 0, size: 1, totalElements: 1, totalPages: 1 };
const me = { id: "adm_1", email: "ada@example.org" };
const secret = { id: "sec_1", appId: "1", alias: "a", creationDate: at };
const session = { totalRegisteredUsers: 1, totalActiveUsers: 0, registeredUsers: [], activeUsers: [] };
const cell = { ageGroup: "kid", gender: "male", Count: 1 };

const linesOf = (issues: ReadonlyArray<AnswerIssue>) =>
  issues.map(({ severity, place, problem }) => `${severity} ${place}: ${problem}`).join("; ");
const inspected = ({ ast }: Schema.Schema.All, body: unknown) =>
  linesOf(inspect(ast, body, new Set(["token"])).issues);

const notInstant = "error : must be an ISO 8601 instant such as 2026-03-01T12:00:00.000Z, found ";
const plain = "2026-03-01T09:30:00Z";
it.each([
  [at, ""],
  [plain, `warning : expected "${at}" as the contract writes it, found "${plain}"`],
  ["2026-03-01T09:30:00", `${notInstant}text of the form "0000-00-00A00:00:00"`],
  ["Über §5 a@b.c+d_e-f/g#h, i:j", `${notInstant}text of the form "Aaaa ?0 a@a.a+a_a-a/a#a, a:a"`],
  ["1".repeat(40), `${notInstant}text of the form "${"0".repeat(40)}"`],
  ["1".repeat(41), `${notInstant}text of the form "${"0".repeat(40)}…"`],
  ["", `${notInstant}an empty text`],
  [1767225600, "error : expected string, found number 1767225600"],
  [true, "error : expected string, found boolean true"],
  [null, "error : expected string, found null"],
  [{}, "error : expected string, found an object"],
  [[], "error : expected string, found an array"],
])("the date %j of a page's app is reported by its place and form", (creationDate, line) => {
  const content = [app, { ...app, id: "2", creationDate }];
  expect(inspected(AppPage, { content, ...frame })).toBe(
    line.replace(" : ", " content → [1] → creationDate: "),
  );
});

const totals = "warning size: missing; warning totalElements: missing; warning totalPages: missing";
const rounded =
  "must be text: as a number above 2^53 it was rounded when the JSON was read, found a number above 2^53";
const status = 'warning status: expected "enabled" or "disabled", found text of the form "AAAAAAA"';
const lost = "error name: missing; error status: missing; error creationDate: missing";
const asText = 'warning totalRegisteredUsers: expected number, found text of the form "00"';
const negative = "expected a number from 0, found number -1";
const uncounted = "error registeredUsers → [0] → count: missing, but there is Count";
const token = "error token: must not be sent: a secret is shown once, at its creation";
const elsewhere =
  "error content → [0] → creationDate: missing; warning page: expected number, found an object";
const outside = (member: string) => `warning ${member}: is not in the contract`;
const name = "Vit\uFFFDl";
it.each<[schema: Schema.Schema.All, body: unknown, lines: string]>([
  [App, { ...app, plan: "gold" }, ""],
  [App, { ...app, status: "ENABLED" }, status],
  [App, { ...app, id: 2 ** 53 }, `error id: ${rounded}`],
  [App, { data: {}, thing: app }, `error id: missing; it seems to be in "thing"; ${lost}`],
  [CurrentUser, { ...me, id: 17 }, "warning id: expected string, found number 17"],
  [CurrentUser, { ...me, email_: "a", roles: [] }, `${outside("email_")}, but email is; ${outside("roles")}`],
  [ClientSecret, { ...secret, alias: "", token: "a", plan: 1 }, `${token}; ${outside("plan")}`],
  [
    AppPage,
    { content: [{ ...app, name }], ...frame },
    "warning content → [0] → name: expected text, found U+FFFD",
  ],
  [AppPage, [app], "warning : expected AppPage, found an array"],
  [AppPage, undefined, "error : expected AppPage, found nothing"],
  [AppPage, { content: [app] }, `warning page: missing; ${totals}`],
  [AppPage, { content: [undated], page: { ...frame, number: 0 } }, `${elsewhere}; ${totals}`],
  [UserSessionMetric, { ...session, totalActiveUsers: -1 }, `error totalActiveUsers: ${negative}`],
  [UserSessionMetric, { ...session, totalRegisteredUsers: "30" }, asText],
  [UserSessionMetric, { ...session, registeredUsers: [cell] }, uncounted],
  [Uniqueness, "true", 'error : expected boolean, found text of the form "aaaa"'],
  [Uniqueness, { unique: true }, "warning : expected boolean, found an object"],
])("answer %# is reported by place and problem", (schema, body, lines) => {
  expect(inspected(schema, body)).toBe(lines);
});
