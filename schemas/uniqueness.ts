/** Answer of the calls that check whether a name or an address is free. */
import { Schema } from "effect";
import { asRecord, lenient } from "./lenient.ts";

/** `true` when the name or address is free. Other servers wrap it as `{unique}`. */
export const Uniqueness = lenient(
  Schema.Boolean.annotations({
    identifier: "Uniqueness",
    description: "true when free, false when taken. Advice only: the write decides with 409",
    examples: [true],
  }),
  (input) => asRecord(input)?.["unique"] ?? input,
);
