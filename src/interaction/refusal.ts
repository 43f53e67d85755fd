/** Turns a failed submit into messages at fields and above the form. */
import { Cause, Option } from "effect";
import { Invalid } from "#schemas/errors.ts";
import { type callFailures, callFailureWords, isRefused } from "#src/i18n/failures.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { filled, type Message } from "#src/i18n/messages.ts";
import { messages } from "./messages.en.ts";

export interface Refusal {
  readonly fields: Readonly<Record<string, Message | undefined>>;
  readonly form: Message | undefined;
  /** The heading above the form, in place of the form's own. */
  readonly title?: Message;
  /** The same again would be refused again. */
  readonly isFinal?: boolean;
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
        ...(failure._tag === "AnswerLost" && { title: common.noUsableAnswer }),
        ...(isRefused(failure) && { isFinal: true }),
      };
};

/** Whether a text begins with the name of a field: "First name is too short", "the name must not contain Brand". */
const beginsWith = (text: string, name: string): boolean => {
  const words = name.replaceAll(/(?=\p{Lu})/gu, "[\\s_-]?");
  const before = "^(?:the |property |each value in |path |key: )?[\"'`]?(?:[\\w-]+[./])*";
  return new RegExp(`${before}${words}\\b`, "i").test(text);
};

/** Shows each reason at the field that it names, by its path or in its words, and the others above the form. */
const refusedFields = ({ issues, detail }: Invalid, names: ReadonlyArray<string>): Refusal => {
  const fieldOf = ({ path, message }: Invalid["issues"][number]) =>
    names.find((name) => path.split(".").includes(name)) ??
    (path === "" ? names.find((name) => beginsWith(message, name)) : undefined);
  // With issues, the detail only sums them up.
  const reasons = issues.length > 0 || detail === undefined ? issues : [{ path: "", message: detail }];
  const byField = new Map<string, string>();
  const rest = reasons.filter((reason) => {
    const field = fieldOf(reason);
    if (field !== undefined) byField.set(field, [byField.get(field) ?? [], reason.message].flat().join(" "));
    return field === undefined;
  });
  return {
    fields: Object.fromEntries(
      [...byField].map(([field, words]) => [field, filled(messages.valueRefusedBecause, { words })]),
    ),
    form: rest.length > 0 || byField.size === 0 ? callFailureWords(new Invalid({ issues: rest })) : undefined,
    isFinal: true,
  };
};
