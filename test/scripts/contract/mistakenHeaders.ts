/** Mistakes in error bodies, media types, versions, repeated requests and CORS. */
import {
  app,
  apps,
  body,
  error,
  headers,
  html,
  htmlPage,
  type Json,
  type Mistake,
  of,
  refusals,
  spring,
  styles,
  warning,
  without,
  withJson,
} from "#test/support/contractMistakes.ts";

const problem = (status: number, change: (json: Json) => unknown) =>
  refusals(status, (answer) => withJson(answer, change(JSON.parse(answer.text) as Json)));

const problems: ReadonlyArray<Mistake> = [
  warning(
    "HTML error pages",
    refusals(404, (answer) => ({ ...answer, headers: html, text: htmlPage })),
    `GET ${app} → 404: expected application/problem+json, found an HTML page`,
  ),
  warning(
    "Spring's error bodies",
    refusals(404, (answer) => ({ ...answer, text: spring(404, "Not Found") })),
    `GET ${app} → 404 → _tag: missing`,
  ),
  warning(
    "application/json for problems",
    refusals(404, (answer) => ({
      ...answer,
      headers: { ...answer.headers, "content-type": "application/json" },
    })),
    `GET ${app} → content-type: expected application/problem+json, found application/json`,
  ),
  warning(
    "tags in camelCase",
    problem(404, (json) => ({ ...json, _tag: "notFound" })),
    `GET ${app} → 404 → _tag: expected "NotFound", found text of the form "aaaAaaaa"`,
  ),
  warning(
    "the status as text",
    problem(404, (json) => without({ ...json, status: "404" }, "_tag")),
    `GET ${app} → 404 → status: expected 404, found text of the form "000"`,
  ),
  error(
    "issues by field",
    problem(422, (json) => ({ ...json, issues: { name: "is empty" } })),
    `GET ${apps} → 422 → issues: expected an array, found an object`,
  ),
  warning(
    "401 without a body",
    refusals(401, (answer) => ({ ...answer, text: "" })),
    `GET ${apps} → 401: expected application/problem+json, found no body`,
  ),
  error(
    "an error that repeats the token",
    (answer, asked) =>
      answer.status === 404
        ? withJson(answer, { ...(JSON.parse(answer.text) as Json), detail: asked.headers["authorization"] })
        : answer,
    `GET ${app}: must not repeat the access token`,
  ),
];

const page = "GET /api/v1/apps/:appId/metric/user_engagement";
const me = "GET /api/v1/users/me";
const answers: ReadonlyArray<Mistake> = [
  error(
    "the console's page for a call that is missing",
    of(page, (answer) => ({ ...answer, headers: html, text: htmlPage })),
    `${page}: expected JSON, found an HTML page`,
  ),
  warning(
    "text/plain for JSON",
    of(me, (answer) => ({ ...answer, headers: { ...answer.headers, "content-type": "text/plain" } })),
    `${me} → content-type: expected application/json, found text/plain`,
  ),
  warning(
    "an ETag without quotes",
    headers(({ etag, ...rest }) => ({ ...rest, ...(etag === undefined ? {} : { etag: "7" }) })),
    `GET ${app} → etag: expected a version in quotes, found one without: edits of others are overwritten`,
  ),
  warning(
    "no ETag",
    headers((all) => Object.fromEntries(Object.entries(all).filter(([name]) => name !== "etag"))),
    `GET ${app} → etag: expected a version in quotes, found none: edits of others are overwritten`,
  ),
  warning(
    "a counter as the version of a theme",
    of(`POST ${styles}`, (answer) => ({ ...answer, headers: { ...answer.headers, etag: '"7"' } })),
    `POST ${styles} → etag: expected the hash of the theme's content, found another version: the console writes without a check`,
  ),
  error(
    "a new app is disabled",
    body(`POST ${apps}`, (json) => ({ ...json, status: "disabled" })),
    `POST ${apps} → status: expected "enabled", found "disabled"`,
  ),
  error(
    "an edit is not kept",
    body("PUT /api/v1/styles/:id", (json) => ({ ...json, name: "before" })),
    "PUT /api/v1/styles/:id → name: expected what was sent, found another",
  ),
];

/** Answers the second request with a key as if it had none. */
const ignoringKeys = () => {
  let count = 0;
  return of(`POST ${styles}`, (answer) => {
    count += 1;
    return count === 1
      ? answer
      : withJson(answer, { ...(JSON.parse(answer.text) as Json), id: `thm_${count}` });
  });
};

const origin = "https://console.example";
const cors = (mistake: Mistake): Mistake => ({ ...mistake, isCrossOrigin: true });
const allow = (name: string, value: string) =>
  headers((all) => (Object.hasOwn(all, name) ? { ...all, [name]: value } : all));
const names = "access-control-allow-headers";

const crossOrigin: ReadonlyArray<Mistake> = [
  error(
    "no CORS at all",
    headers((all) => without(all, "access-control-allow-origin") as Record<string, string>),
    `${me} → access-control-allow-origin: expected ${origin} or *, found none`,
  ),
  error(
    "no CORS on errors",
    (answer) => (answer.status < 400 ? answer : { ...answer, headers: {} }),
    `${me} → access-control-allow-origin: expected ${origin} or *, found none`,
  ),
  error(
    "another origin is allowed",
    allow("access-control-allow-origin", "https://other.example"),
    `${me} → access-control-allow-origin: expected ${origin} or *, found https://other.example`,
  ),
  warning(
    "ETag is not exposed",
    allow("access-control-expose-headers", "Retry-After"),
    `GET ${app} → access-control-expose-headers: expected ETag, found Retry-After`,
  ),
  warning(
    "Retry-After is not exposed",
    allow("access-control-expose-headers", "ETag"),
    `${me} → access-control-expose-headers: expected Retry-After, found ETag`,
  ),
  error(
    "a preflight needs a token",
    (answer, { method }) => (method === "OPTIONS" ? { ...answer, status: 401 } : answer),
    `${me} → preflight → status: expected 200 to 299, found 401`,
  ),
  error(
    "If-Match is not allowed",
    allow(names, "Authorization, Content-Type, Idempotency-Key"),
    `PUT ${app} → preflight → ${names}: expected if-match, found Authorization, Content-Type, Idempotency-Key`,
  ),
  error(
    "Idempotency-Key is not allowed",
    allow(names, "authorization,content-type,if-match"),
    `POST ${apps} → preflight → ${names}: expected idempotency-key, found authorization,content-type,if-match`,
  ),
  error(
    "a wildcard for Authorization",
    allow(names, "*"),
    `${me} → preflight → ${names}: expected authorization, found *`,
  ),
  error(
    "PUT is not allowed",
    allow("access-control-allow-methods", "GET, POST, DELETE"),
    `PUT ${app} → preflight → access-control-allow-methods: expected PUT, found GET, POST, DELETE`,
  ),
].map(cors);

export const mistakenHeaders: ReadonlyArray<Mistake> = [
  ...problems,
  ...answers,
  error(
    "Idempotency-Key is ignored",
    ignoringKeys(),
    `POST ${styles} → id: expected the theme of the first answer, found a second one`,
  ),
  ...crossOrigin,
];
