/** Status, heading and message of an error that a page failed with. Those of the platform are in test/screens/arrival.txt. */
import { HttpClientError, HttpClientRequest, HttpClientResponse } from "@effect/platform";
import { expect, it } from "vitest";
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
import { Damaged } from "#src/services/api/answers.ts";
import { Intercepted } from "#src/services/api/intercepted.ts";

const request = HttpClientRequest.get("https://api.example/api/v1/apps?email=ada@example.org");
const response = HttpClientResponse.fromWeb(request, new Response(null, { status: 502 }));
const stopped = (status: number) => new Intercepted({ status, report: `${status}, GET /api/v1/apps` });
const refused = {
  ...messages.refusedOnTheWay,
  values: { status: "403", report: "403, GET /api/v1/apps" },
};

it.each<[what: string, error: unknown, status: number | undefined, title: object, message?: object]>([
  [
    "a call without an answer",
    new HttpClientError.RequestError({ request, reason: "Transport" }),
    undefined,
    app.noAnswerTitle,
    messages.unreachable,
  ],
  [
    "an answer that was cut",
    new Damaged({ coding: undefined }),
    undefined,
    app.unreadableTitle,
    messages.damaged,
  ],
  // Neither an account's refusal, nor one that passes.
  ["a firewall's refusal", stopped(403), 403, app.noAnswerTitle, refused],
  ["a call's 404", { status: 404 }, 404, app.notFoundTitle],
  [
    "an error that the call does not have",
    new HttpClientError.ResponseError({ request, response, reason: "StatusCode" }),
    502,
    app.errorTitle,
    messages.serverFailed,
  ],
  ["a bug", new Error("a bug"), 500, app.errorTitle],
  ["what is no error", "no", 500, app.errorTitle],
  ["nothing", null, 500, app.errorTitle],
])("the page of %s", (_what, error, status, title, message) => {
  expect([statusOf(error), errorTitleOf(error), failureMessageOf(error)]).toEqual([status, title, message]);
  expect([isRefusedOnTheWay(error), isNotAdministrator(error)]).toEqual([status === 403, false]);
});

it("a gateway's fault is the server's, and another error has its own text", () => {
  expect([statusOf(stopped(502)), errorTitleOf(stopped(502))]).toEqual([502, app.errorTitle]);
  expect([errorText(new Error("a bug")), errorText("no")]).toEqual(["a bug", "no"]);
});
