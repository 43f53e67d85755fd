/** Status and message of an error that a page failed with. */
import { HttpClientError, HttpClientRequest, HttpClientResponse } from "@effect/platform";
import { Either, Schema } from "effect";
import { expect, it } from "vitest";
import { Unauthorized } from "#schemas/errors.ts";
import {
  errorText,
  errorTitleOf,
  failureMessageOf,
  isNotAdministrator,
  isRefusedOnTheWay,
  statusOf,
} from "#src/app/errorStatus.ts";
import { messages as app } from "#src/app/messages.en.ts";
import { messages } from "#src/i18n/messages.en.ts";
import { Intercepted } from "#src/services/api/intercepted.ts";

const request = HttpClientRequest.get("https://api.example/api/v1/apps?email=ada@example.org");
const response = HttpClientResponse.fromWeb(request, new Response(null, { status: 503 }));

const refused = new Intercepted({ status: 403, report: "403, GET /api/v1/users/me: Blocked" });
const unreadable = Either.flip(Schema.decodeUnknownEither(Schema.Number)("1")).pipe(Either.getOrThrow);

it.each([
  ["an error of the contract", new Unauthorized({}), 401],
  ["a response error", new HttpClientError.ResponseError({ request, response, reason: "StatusCode" }), 503],
  ["a request error", new HttpClientError.RequestError({ request, reason: "Transport" }), undefined],
  ["an answer that does not fit the contract", unreadable, undefined],
  ["another error", new Error("a bug"), 500],
  ["a status that is no number", { status: "404" }, 500],
  ["nothing", null, 500],
  ["a thrown string", "no", 500],
])("the status of %s", (_what, error, status) => {
  expect(statusOf(error)).toBe(status);
});

it.each([
  ["no answer", new HttpClientError.RequestError({ request, reason: "Transport" }), app.noAnswerTitle],
  ["an answer that does not fit the contract", unreadable, app.unreadableTitle],
  ["a firewall's refusal", refused, app.noAnswerTitle],
  ["a call's 404", { status: 404 }, app.notFoundTitle],
  ["a gateway's fault", new Intercepted({ status: 502, report: "502" }), app.errorTitle],
  [
    "a status from 500",
    new HttpClientError.ResponseError({ request, response, reason: "StatusCode" }),
    app.errorTitle,
  ],
])("the heading names a fault of the server only if there is one: %s", (_what, error, title) => {
  expect(errorTitleOf(error)).toBe(title);
});

it("a failed call has a message that names no URL", () => {
  const failure = new HttpClientError.RequestError({ request, reason: "Transport" });
  expect(failureMessageOf(failure)).toBe(messages.unreachable);
});

it("a firewall's refusal has its status and report, and is neither an account's nor passing", () => {
  expect(failureMessageOf(refused)).toEqual({
    ...messages.refusedOnTheWay,
    values: { status: "403", report: refused.report },
  });
  expect([statusOf(refused), isNotAdministrator(refused), isRefusedOnTheWay(refused)]).toEqual([
    403,
    false,
    true,
  ]);
  expect(isRefusedOnTheWay(new Error("a bug"))).toBe(false);
});

it("another error has its own text", () => {
  expect(failureMessageOf(new Error("a bug"))).toBeUndefined();
  expect(failureMessageOf({ _tag: "Unknown" })).toBeUndefined();
  expect(errorText(new Error("a bug"))).toBe("a bug");
  expect(errorText("no")).toBe("no");
});
