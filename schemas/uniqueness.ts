/** Answers of the calls that tell whether a name or an address is still free. */
import { Schema } from "effect";
import { lenient, members } from "./lenient.ts";

/** `true`: the name or address is free. Other servers wrap it as `{unique}`. The answer only advises. */
export const Uniqueness = lenient(
  Schema.Boolean.annotations({
    identifier: "Uniqueness",
    description: "true when free, false when taken. Advice only: the write decides with 409",
    examples: [true],
  }),
  (input) => members(input)?.["unique"] ?? input,
);
