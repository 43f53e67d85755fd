/** Errors of the contract are declared once: class, codec, status and documents come from one declaration. */
import { HttpApiSchema } from "@effect/platform";
import { Effect, Schema } from "effect";
import { expect, it } from "vitest";
import { problem } from "#schemas/problems.ts";

class TooHot extends problem("TooHot", {
  status: 418,
  title: "Too hot",
  description: "The tea is above its limit",
  fields: { limit: Schema.Int },
  defaults: { limit: 60 },
}) {}

const body = { _tag: "TooHot", status: 418, title: "Too hot", limit: 70 };

it("an error carries status and title, and fails an Effect by its class", () => {
  const failed = Effect.runSync(Effect.flip(new TooHot({ limit: 70 })));
  expect(failed).toBeInstanceOf(TooHot);
  expect(failed).toBeInstanceOf(Error);
  expect(failed).toMatchObject(body);
  expect(Effect.runSync(Effect.catchTag(failed, "TooHot", ({ limit }) => Effect.succeed(limit)))).toBe(70);
});

it("the class is the codec of its body", () => {
  expect(Schema.encodeSync(TooHot)(new TooHot({ limit: 70, detail: "Wait." }))).toEqual({
    ...body,
    detail: "Wait.",
  });
  const decoded = Schema.decodeUnknownSync(TooHot)(body);
  expect(decoded).toBeInstanceOf(TooHot);
  expect(decoded.limit).toBe(70);
});

it("a body of another server takes the declared defaults", () => {
  const decoded = Schema.decodeUnknownSync(TooHot)({ status: 418, error: "Teapot", message: "Hot!" });
  expect(decoded).toMatchObject({ ...body, limit: 60, detail: "Hot!" });
});

it("a body that names the error but does not fit it is refused", () => {
  expect(() => Schema.decodeUnknownSync(TooHot)({ ...body, limit: "high" })).toThrow("limit");
});

it("the codec brings the status and the media type of problem details, and stays the same one", () => {
  expect(HttpApiSchema.getStatusErrorAST(TooHot.ast)).toBe(418);
  expect(HttpApiSchema.getEncoding(TooHot.ast).contentType).toBe("application/problem+json");
  expect(TooHot.ast).toBe(TooHot.ast);
});
