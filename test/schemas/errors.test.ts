/** Decoding and encoding of errors. */
import { Schema } from "effect";
import { expect, it } from "vitest";
import { AppNameTaken } from "#schemas/apps/App.ts";
import { Invalid, Unauthorized } from "#schemas/errors.ts";

const spring = {
  timestamp: "2026-03-01T09:30:00.000+00:00",
  status: 409,
  error: "Conflict",
  message: "name exists",
  path: "/api/v1/apps",
};

it("Spring's error body is read as the error declared for its status", () => {
  const error = Schema.decodeUnknownSync(AppNameTaken)(spring);
  expect(error).toBeInstanceOf(AppNameTaken);
  expect(error.detail).toBe("name exists");
});

it.each([null, "", "<html></html>", {}, [], { message: 5 }])(
  "the body %j of a 401 is read as Unauthorized",
  (body) => {
    const error = Schema.decodeUnknownSync(Unauthorized)(body);
    expect(error).toStrictEqual(new Unauthorized());
  },
);

it("Spring's 422 is read as Invalid without issues", () => {
  const error = Schema.decodeUnknownSync(Invalid)({ ...spring, status: 422 });
  expect(error).toStrictEqual(new Invalid({ detail: "name exists", issues: [] }));
});

it("an error is sent as problem details with a tag", () => {
  expect(Schema.encodeSync(Invalid)(new Invalid({ issues: [] }))).toStrictEqual({
    _tag: "Invalid",
    status: 422,
    title: "Invalid input",
    issues: [],
  });
});
