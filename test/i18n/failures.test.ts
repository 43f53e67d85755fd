/** The message of a failed action. */
import { Cause, FiberId } from "effect";
import { describe, expect, it } from "vitest";
import { Unauthorized } from "#schemas/errors.ts";
import { failureWords } from "#src/i18n/failures.ts";
import { messages } from "#src/i18n/messages.en.ts";

describe("a failed action", () => {
  it("has the message that its feature defines for the failure", () => {
    const own = { Unauthorized: messages.refused };
    expect(failureWords(Cause.fail(new Unauthorized({})), own)).toBe(messages.refused);
  });

  it.each([
    ["GET", messages.late],
    ["PUT", messages.lateWrite],
  ])("says of a %s that was not answered in time what may still happen", (lateMethod, words) => {
    expect(failureWords(Cause.fail({ _tag: "RequestError" as const, lateMethod }))).toBe(words);
  });

  it.each([
    ["a defect", Cause.die(new Error("a bug"))],
    ["an interruption", Cause.interrupt(FiberId.none)],
  ])("has a general message for %s", (_what, cause) => {
    expect(failureWords(cause)).toBe(messages.serverFailed);
  });
});
