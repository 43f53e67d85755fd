/** Failures that no screen takes care of. */
import { HttpClientError, HttpClientRequest } from "@effect/platform";
import { Cause, FiberId } from "effect";
import { afterEach, expect, it, vi } from "vitest";
import { Unauthorized } from "#schemas/errors.ts";
import { makeFailureHandler } from "#src/app/failures.ts";

const heard = (cause: Cause.Cause<unknown>) => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const onUnauthorized = vi.fn<() => void>();
  makeFailureHandler(onUnauthorized).hear(cause);
  return { logged: error.mock.calls, ended: onUnauthorized.mock.calls.length };
};

afterEach(() => void vi.restoreAllMocks());

it("a 401 ends the session and is not logged", () => {
  expect(heard(Cause.fail(new Unauthorized({})))).toEqual({ logged: [], ended: 1 });
});

it("others are logged by tag and message, without the bearer token and the query of their request", () => {
  const request = HttpClientRequest.get("https://api.example/api/v1/users/is_email_unique").pipe(
    HttpClientRequest.setUrlParam("email", "grace@example.org"),
    HttpClientRequest.bearerToken("secret-token"),
  );
  const failure = new HttpClientError.RequestError({ request, reason: "Transport" });
  const { logged, ended } = heard(Cause.fail(failure));
  expect(ended).toBe(0);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toEqual([expect.stringMatching(/^RequestError: /)]);
  expect(String(logged[0])).not.toMatch(/secret-token|grace/);
});

it("what was interrupted is nothing to hear of", () => {
  expect(heard(Cause.interrupt(FiberId.none))).toEqual({ logged: [], ended: 0 });
});
