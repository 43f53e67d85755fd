/** What happens to failures of queries and actions. */
import { HttpClientError, HttpClientRequest } from "@effect/platform";
import { Cause, FiberId } from "effect";
import { afterEach, expect, it, vi } from "vitest";
import { Unauthorized } from "#schemas/errors.ts";
import { makeFailureHandler } from "#src/app/failures.ts";

const handle = (cause: Cause.Cause<unknown>) => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const onUnauthorized = vi.fn<() => void>();
  makeFailureHandler(onUnauthorized).onFailure(cause);
  return { logged: error.mock.calls, ended: onUnauthorized.mock.calls.length };
};

afterEach(() => void vi.restoreAllMocks());

it("a 401 ends the session and is not logged", () => {
  expect(handle(Cause.fail(new Unauthorized({})))).toEqual({ logged: [], ended: 1 });
});

it("any other failure is logged by tag and message, without its request's bearer token and query", () => {
  const request = HttpClientRequest.get("https://api.example/api/v1/users/is_email_unique").pipe(
    HttpClientRequest.setUrlParam("email", "grace@example.org"),
    HttpClientRequest.bearerToken("secret-token"),
  );
  const failure = new HttpClientError.RequestError({ request, reason: "Transport" });
  const { logged, ended } = handle(Cause.fail(failure));
  expect(ended).toBe(0);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toEqual([expect.stringMatching(/^RequestError: /)]);
  expect(String(logged[0])).not.toMatch(/secret-token|grace/);
});

it("an interruption is ignored", () => {
  expect(handle(Cause.interrupt(FiberId.none))).toEqual({ logged: [], ended: 0 });
});
