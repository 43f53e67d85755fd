/** The developers' page says whether edits are protected against overwriting, and why not. */
import { expect, it } from "vitest";
import { messages } from "#src/features/metrics/dev/messages.en.ts";
import { protectionOf } from "#src/features/metrics/dev/protection.ts";

it.each([
  ['"5f1d1a"', "protectionOn"],
  ['W/"5f1d1a"', "protectionOn"],
  ["5f1d1a", "etagMalformed"],
  ["", "etagMalformed"],
  [undefined, "etagMissing"],
] as const)("the ETag %j says %s", (etag, message) => {
  expect(protectionOf(etag)).toBe(messages[message]);
});
