/** Why a call on themes has failed, in words. */
import { Cause, Option } from "effect";
import { callFailures } from "#src/i18n/failures.ts";
import type { Message } from "#src/i18n/messages.ts";
import { messages as common } from "#src/i18n/messages.en.ts";

export const failureMessage = (cause: Cause.Cause<{ readonly _tag: keyof typeof callFailures }>): Message =>
  Option.match(Cause.failureOption(cause), {
    onNone: () => common.serverFailed,
    onSome: ({ _tag }) => callFailures[_tag],
  });
