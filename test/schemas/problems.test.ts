/** Declaring an error gives its class, its codec and its status. */
import { HttpApiSchema } from "@effect/platform";
import { Schema } from "effect";
import { expect, it } from "vitest";
import { Invalid, Unauthorized } from "#schemas/errors.ts";
import { problem } from "#schemas/problems.ts";

class TooHot extends problem("TooHot", {
  status: 418,
  title: "Too hot",
  description: "The tea is above its limit",
  fields: { limit: Schema.Int },
  defaults: { limit: 60 },
}) {}

const body = { _tag: "TooHot", status: 418, title: "Too hot", limit: 70 };

it.each([
  ["without a tag", { status: 418, message: "Hot!", limit: 5 }, { detail: "Hot!" }],
  ["with the tag but without its members", { _tag: "TooHot" }, {}],
])("a body %s is completed by the declared defaults", (_which, other, more) => {
  expect(Schema.decodeUnknownSync(TooHot)(other)).toMatchObject({ ...body, limit: 60, ...more });
});

it.each([
  [{ _tag: "TooHot", status: 418, title: "The tea is too hot", limit: 70 }],
  [{ _tag: "TooHot", status: "418", title: null, detail: null, requestId: 7, limit: 70 }],
  [{ _tag: "TooHot", limit: 70 }],
])("a body with the tag may word its title differently, or leave out status and title: %j", (other) => {
  expect(Schema.decodeUnknownSync(TooHot)(other)).toMatchObject(body);
});

it.each([null, "", "<html></html>", {}, [], { message: 5 }])(
  "%j is read as the error of its status",
  (body) => {
    expect(Schema.decodeUnknownSync(Unauthorized)(body)).toStrictEqual(new Unauthorized());
  },
);

it("Spring's 422 is read as Invalid without issues", () => {
  const spring = { timestamp: "2026-03-01T09:30:00.000+00:00", status: 422, error: "Invalid", message: "no" };
  const error = Schema.decodeUnknownSync(Invalid)(spring);
  expect(error).toStrictEqual(new Invalid({ detail: "no", issues: [] }));
});

it("a body with the tag but wrong fields is refused", () => {
  expect(() => Schema.decodeUnknownSync(TooHot)({ ...body, limit: "high" })).toThrow("limit");
});

it("the codec has a status and a media type, and is created once", () => {
  expect(HttpApiSchema.getStatusErrorAST(TooHot.ast)).toBe(418);
  expect(HttpApiSchema.getEncoding(TooHot.ast).contentType).toBe("application/problem+json");
  expect(TooHot.ast).toBe(TooHot.ast);
});
