/**
 * A form is its contract's payload: fields, validation and the place of each error come from the schema. Entered values
 * survive a failed submit and the end of the session.
 */
import { Cause, Exit, Option, type Schema } from "effect";
import { useAtomValue } from "jotai";
import { type SyntheticEvent, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { asWritten, useText } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { offlineSinceAtom } from "#src/runtime/connectivity.ts";
import { say } from "#src/ui/say.ts";
import { readForm } from "./formValues.ts";
import { useKeptForm } from "./keptForms.ts";
import { messages } from "./messages.en.ts";
import { type CheckMessages, type Problem, problemOf } from "./problems.ts";
import { type Conflicts, type FailureMessages, type Refusal, refusalOf } from "./refusal.ts";
import { useUnsaved } from "./unsaved.ts";

type Names<Fields extends Schema.Struct.Fields> = Extract<keyof Fields, string>;
type Values<Name extends string> = Readonly<Record<Name, string>>;

export interface FormOptions<Fields extends Schema.Struct.Fields, A, E extends { readonly _tag: string }> {
  /** Identifies the form, e.g. `app app_1`, to restore its values after the session ended; else none are. */
  readonly id?: string;
  /** Schema of the payload; each field is decoded from text. Empty optional fields are left out. */
  readonly schema: Schema.Struct<Fields>;
  readonly initial?: { readonly [Name in Names<Fields>]?: string };
  /** Sends the payload. The key stays the same for retries of the same payload. Undefined: the person cancelled. */
  readonly submit: (
    payload: Schema.Struct.Type<Fields>,
    idempotencyKey: string,
  ) => Promise<Exit.Exit<A, E> | undefined>;
  /** Called instead of `submit` when nothing was changed. Without it, an unchanged form is submitted too. */
  readonly onUnchanged?: () => void;
  readonly onSuccess: (answer: A, payload: Schema.Struct.Type<Fields>) => void;
  readonly failureTitle: Message;
  readonly failures: FailureMessages<E>;
  readonly onFailure?: (failure: E) => void;
  readonly conflicts?: Conflicts<E, Names<Fields>>;
  readonly checkMessages?: { readonly [Name in Names<Fields>]?: CheckMessages };
}

export interface FieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly error: ReturnType<ReturnType<typeof useText>> | undefined;
}

interface State<Name extends string> {
  readonly values: Values<Name>;
  /** Fields that were left or submitted: only their validation errors are shown. */
  readonly visited: ReadonlySet<Name>;
  /** Fields into which text was typed, unlike a choice from a list: only leaving those asks first. */
  readonly typed: ReadonlySet<Name>;
  /** Answer to the last submit. The part about a field is removed when its value changes. */
  readonly refusal: Refusal;
}

const accepted: Refusal = { fields: {}, form: undefined };

const isTextField = (target: EventTarget): target is HTMLInputElement =>
  target instanceof Element && target.matches("textarea, input:not([type=radio], [type=checkbox])");

export const useForm = <Fields extends Schema.Struct.Fields, A, E extends { readonly _tag: string }>(
  options: FormOptions<Fields, A, E>,
) => {
  type Name = Names<Fields>;
  const { schema } = options;
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  const names = Object.keys(schema.fields) as Array<Name>;
  const [initial] = useState(
    () => Object.fromEntries(names.map((name) => [name, options.initial?.[name] ?? ""])) as Values<Name>,
  );
  const [state, setState] = useState<State<Name>>({
    values: initial,
    visited: new Set(),
    typed: new Set(),
    refusal: accepted,
  });
  const [isSubmitting, setSubmitting] = useState(false);
  // A ref, since a second press may come before the state is rendered.
  const isPending = useRef(false);
  // Retries of the same payload have the same key, so that the server carries it out once.
  const sent = useRef<{ readonly payload: string; readonly key: string }>(undefined);
  const isOffline = useAtomValue(offlineSinceAtom) !== undefined;

  const { values, visited, typed, refusal } = state;
  const changed = names.filter((name) => values[name] !== initial[name]);
  const isDirty = changed.length > 0;
  const isTyped = changed.some((name) => typed.has(name));
  useUnsaved(isTyped || isSubmitting, isSubmitting ? messages.answerLoss : messages.formLoss);
  const entered = useMemo(
    () => (isDirty ? new Map<string, string>(Object.entries(values)) : undefined),
    [isDirty, values],
  );
  const kept = useKeptForm(options.id, entered);

  const { payload, failed } = useMemo(() => readForm(schema, values), [schema, values]);
  const problemAt = (name: Name): Problem | undefined => {
    const refused = refusal.fields[name];
    if (failed.has(name)) return problemOf(failed.get(name), options.checkMessages?.[name]);
    return refused && ((textOf) => textOf(refused));
  };

  const focusFirstInvalid = () => {
    const field = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    // Screen readers read a field that gets the focus, not one that has it. What another field has said is taken back.
    const error = field === document.activeElement && form.current?.querySelector("[slot=errorMessage]");
    say(asWritten(error ? error.textContent : ""));
    field?.focus();
  };
  const refuse = (next: Refusal) => {
    flushSync(() => setState((current) => ({ ...current, refusal: next })));
    focusFirstInvalid();
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPending.current || isOffline) return;
    if (!isDirty && options.onUnchanged) {
      options.onUnchanged();
      return;
    }
    flushSync(() => setState({ ...state, visited: new Set(names), refusal: accepted }));
    if (payload === undefined) {
      focusFirstInvalid();
      return;
    }
    isPending.current = true;
    setSubmitting(true);
    const body = JSON.stringify(payload);
    if (sent.current?.payload !== body) sent.current = { payload: body, key: crypto.randomUUID() };
    const exit = await options.submit(payload, sent.current.key).finally(() => {
      isPending.current = false;
      setSubmitting(false);
    });
    if (exit === undefined) return;
    if (Exit.isSuccess(exit)) {
      // The same payload again is another request.
      sent.current = undefined;
      options.onSuccess(exit.value, payload);
    } else {
      const failure = Option.getOrUndefined(Cause.failureOption(exit.cause));
      if (failure) options.onFailure?.(failure);
      refuse(refusalOf(exit.cause, names, options.failures, options.conflicts ?? {}));
    }
  };

  const restart = (next: Values<Name>, typed: ReadonlyArray<Name>) =>
    setState({ values: next, visited: new Set(), typed: new Set(typed), refusal: accepted });

  return {
    /** The trimmed value of a valid field; empty while it is invalid. */
    validValue: (name: Name): string => (failed.has(name) ? "" : values[name].trim()),
    /** For `<Form {...form.props}>`. */
    props: {
      ref: form,
      onSubmit: (event: SyntheticEvent) => void submit(event),
      onInput: ({ target }: SyntheticEvent) => {
        if (isTextField(target))
          setState((current) => ({ ...current, typed: new Set([...current.typed, target.name as Name]) }));
      },
      noValidate: true,
      kept: kept && {
        discard: kept.discard,
        restore: () => {
          const known = names.map((name) => [name, kept.entered.get(name) ?? values[name]]);
          restart(Object.fromEntries(known) as Values<Name>, names);
          kept.discard();
        },
      },
      failure: refusal.form && {
        title: text(refusal.title ?? options.failureTitle),
        text: text(refusal.form),
        isFinal: refusal.isFinal === true,
      },
    },
    /** For `<FormActions {...form.actions}>`. */
    actions: { isSubmitting, isTyped },
    /** For `<TextField {...form.field("name")}>`. `advice` is shown as an error, but does not block submitting. */
    field: (name: Name, advice?: Message): FieldProps => {
      const problem = visited.has(name) ? problemAt(name) : undefined;
      return {
        name,
        value: values[name],
        onChange: (value) =>
          setState((current) => ({
            ...current,
            values: { ...current.values, [name]: value },
            refusal: { ...current.refusal, fields: { ...current.refusal.fields, [name]: undefined } },
          })),
        onBlur: () =>
          setState((current) =>
            current.values[name] === initial[name]
              ? current
              : { ...current, visited: new Set([...current.visited, name]) },
          ),
        error: problem?.(text) ?? (advice && text(advice)),
      };
    },
    reset: () => restart(initial, []),
  };
};
