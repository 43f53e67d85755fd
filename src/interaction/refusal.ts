/** Turns a failed submit into messages at fields and above the form. */
import { Cause, Option } from "effect";
import { Invalid } from "#schemas/errors.ts";
import { callFailures, callFailureWords } from "#src/i18n/failures.ts";
import type { Message } from "#src/i18n/messages.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { messages } from "./messages.en.ts";

export interface Refusal {
  readonly fields: Readonly<Record<string, Message | undefined>>;
  readonly form: Message | undefined;
  /** The heading above the form, in place of the form's own. */
  readonly title?: Message;
}

export interface Tagged {
  readonly _tag: string;
}

export type OwnTag<E extends Tagged> = Exclude<E["_tag"], keyof typeof callFailures>;

/** For each failure of a form's own call: a message, or undefined if `onFailure` shows it. */
export type FailureMessages<E extends Tagged> = Readonly<Record<OwnTag<E>, Message | undefined>>;

/** Fields at which the messages of failures are shown, by tag: `{ AliasTaken: "alias" }`. */
export type Conflicts<E extends Tagged, Name extends string> = { readonly [Tag in OwnTag<E>]?: Name };

export const refusalOf = <E extends Tagged>(
  cause: Cause.Cause<E>,
  names: ReadonlyArray<string>,
  own: FailureMessages<E>,
  conflicts: Conflicts<E, string>,
): Refusal => {
  const failure = Option.getOrUndefined(Cause.failureOption(cause));
  if (failure === undefined) return { fields: {}, form: common.serverFailed };
  if (failure instanceof Invalid) return refusedFields(failure, names);
  const words = own as Readonly<Record<string, Message | undefined>>;
  const message = words[failure._tag] ?? callFailureWords(failure);
  const field = (conflicts as Readonly<Record<string, string>>)[failure._tag];
  return field !== undefined && message !== undefined
    ? { fields: { [field]: message }, form: undefined }
    : {
        fields: {},
        form: message,
        // The form's own heading says that nothing was done.
        ...(failure._tag === "UnexpectedAnswer" && { title: common.carriedOut }),
      };
};

/** Maps issues to fields by the first part of their path; the others are shown above the form. */
const refusedFields = ({ issues }: Invalid, names: ReadonlyArray<string>): Refusal => {
  const found = issues.map(({ path }) => names.find((name) => name === path.split(".")[0]));
  return {
    fields: Object.fromEntries(
      found.flatMap((name) => (name === undefined ? [] : [[name, messages.valueRefused]])),
    ),
    form: found.length === 0 || found.includes(undefined) ? callFailures.Invalid : undefined,
  };
};
