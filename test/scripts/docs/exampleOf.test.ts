/** Examples of the contract's documents. */
import { Option, Schema } from "effect";
import { expect, it } from "vitest";
import { exampleOf } from "#scripts/docs/groupsOf.ts";

const Name = Schema.String.annotations({ examples: ["Ada"] });

it("prefers the example of the whole to those of its parts", () => {
  const schema = Schema.Struct({ name: Name }).annotations({ examples: [{ name: "Grace" }] });
  expect(exampleOf(schema.ast)).toStrictEqual(Option.some({ name: "Grace" }));
});

it("has none if a required field has none", () => {
  expect(exampleOf(Schema.Struct({ name: Name, age: Schema.Number }).ast)).toStrictEqual(Option.none());
});
