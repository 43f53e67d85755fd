/** Mistakes in status codes. */
import {
  app,
  apps,
  error,
  type Mistake,
  of,
  refusals,
  session,
  status,
  style,
  styles,
  tokens,
  warning,
} from "#test/support/contractMistakes.ts";

export const mistakenStatuses: ReadonlyArray<Mistake> = [
  warning(
    "200 for a created app",
    status(`POST ${apps}`, 200),
    `POST ${apps} → status: expected 201, found 200`,
  ),
  warning(
    "200 for a created secret",
    status(`POST ${tokens}`, 200),
    `POST ${tokens} → status: expected 201, found 200`,
  ),
  warning(
    "200 for a created theme",
    status(`POST ${styles}`, 200),
    `POST ${styles} → status: expected 201, found 200`,
  ),
  warning(
    "202 for an invitation",
    status("POST /api/v1/users/invite", 202),
    "POST /api/v1/users/invite → status: expected 201, found 202",
  ),
  warning(
    "200 for a deleted secret",
    status(`DELETE ${tokens}/:id`, 200),
    `DELETE ${tokens}/:id → status: expected 204, found 200`,
  ),
  warning(
    "204 for an edited app",
    of(`PUT ${app}`, (answer) => ({ ...answer, status: 204, text: "" })),
    `PUT ${app} → status: expected 200, found 204`,
  ),
  error(
    "a created app without a body",
    of(`POST ${apps}`, (answer) => ({ ...answer, text: "" })),
    `POST ${apps}: expected JSON, found no body`,
  ),
  error(
    "302 to a sign-in page for 401",
    refusals(401, () => ({ status: 302, headers: { location: "/login" }, text: "" })),
    `GET ${apps} → status: expected 401, found 302`,
  ),
  error(
    "403 for 401",
    refusals(401, (answer) => ({ ...answer, status: 403 })),
    "GET /api/v1/users/me → status: expected 401, found 403",
  ),
  error(
    "404 for 401",
    refusals(401, (answer) => ({ ...answer, status: 404 })),
    `GET ${app} → status: expected 401, found 404`,
  ),
  error(
    "no token is needed for the statistics",
    refusals(401, (answer) => ({ ...answer, status: 200, text: "{}" }), `GET ${session}`),
    `GET ${session} → status: expected 401, found 200`,
  ),
  error(
    "the signature of a token is not checked",
    (answer, asked) =>
      answer.status === 401 && (asked.headers["authorization"] ?? "").length > 100
        ? { ...answer, status: 200, text: "{}" }
        : answer,
    "GET /api/v1/users/me → status: expected 401, found 200",
  ),
  error(
    "400 for input that is not valid",
    refusals(422, (answer) => ({ ...answer, status: 400 })),
    `POST ${tokens} → status: expected 422, found 400`,
  ),
  warning(
    "page=-1 is the first page",
    refusals(422, (answer) => ({ ...answer, status: 200 }), `GET ${apps}`),
    `GET ${apps} → status: expected 422, found 200`,
  ),
  error(
    "500 for an unknown id",
    refusals(404, (answer) => ({ ...answer, status: 500 })),
    `GET ${app} → status: expected 404, found 500`,
  ),
  error(
    "200 and null for an unknown id",
    refusals(404, (answer) => ({ ...answer, status: 200, text: "null" }), `GET ${app}`),
    `GET ${app} → status: expected 404, found 200`,
  ),
  error(
    "204 for an unknown secret",
    refusals(404, (answer) => ({ ...answer, status: 204, text: "" }), `DELETE ${tokens}/:id`),
    `DELETE ${tokens}/:id → status: expected 404, found 204`,
  ),
  error(
    "400 for a taken app name",
    refusals(409, (answer) => ({ ...answer, status: 400 }), `PUT ${app}`),
    `PUT ${app} → status: expected 409, found 400`,
  ),
  error(
    "a taken alias is not noticed",
    refusals(409, (answer) => ({ ...answer, status: 201 }), `POST ${tokens}`),
    `POST ${tokens} → status: expected 409, found 201`,
  ),
  error(
    "If-Match of an app is ignored",
    refusals(412, (answer) => ({ ...answer, status: 200 }), `PUT ${app}`),
    `PUT ${app} → status: expected 412, found 200`,
  ),
  error(
    "If-Match of a theme is ignored",
    refusals(412, (answer) => ({ ...answer, status: 204 }), `DELETE ${style}`),
    `DELETE ${style} → status: expected 412, found 204`,
  ),
  error(
    "409 for 412",
    refusals(412, (answer) => ({ ...answer, status: 409 })),
    `PUT ${style} → status: expected 412, found 409`,
  ),
];
