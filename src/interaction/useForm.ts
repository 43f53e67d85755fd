/**
 * A form is its contract's payload: its fields, their rules, and where a refusal stands all come from the schema. What
 * a person entered is never lost.
 */
import { Exit, type Schema } from "effect";
import { useAtomValue } from "jotai";
import { type SyntheticEvent, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useText } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { offlineSinceAtom } from "#src/runtime/connectivity.ts";
import { readForm } from "./formValues.ts";
import { messages } from "./messages.en.ts";
import { type CheckMessages, type Problem, problemOf } from "./problems.ts";
import { type Conflicts, type FailureMessages, type Refusal, refusalOf } from "./refusal.ts";
import { useIdempotencyKey } from "./useIdempotencyKey.ts";
import { useKeptForm } from "./useKeptForm.ts";
import { useUnsaved } from "./unsaved.ts";

type Names<Fields extends Schema.Struct.Fields> = Extract<keyof Fields, string>;
type Values<Name extends string> = Readonly<Record<Name, string>>;

export interface FormOptions<Fields extends Schema.Struct.Fields, A, E extends { readonly _tag: string }> {
  /** What the form is about, e.g. `app app_1`. With it, what was entered survives the end of the session. */
  readonly id?: string;
  /** The payload. Each field is entered as a text; an empty one that is optional is left out. */
  readonly schema: Schema.Struct<Fields>;
  /** What the fields hold at first, where they are not empty. */
  readonly initial?: { readonly [Name in Names<Fields>]?: string };
  /** Gets what fits the schema, and a key that stays the same while the same payload is sent again. Undefined: not now. */
  readonly submit: (
    payload: Schema.Struct.Type<Fields>,
    idempotencyKey: string,
  ) => Promise<Exit.Exit<A, E> | undefined>;
  readonly onSuccess: (answer: A, payload: Schema.Struct.Type<Fields>) => void;
  /** Heading of a failure that stands above the fields. */
  readonly failureTitle: Message;
  readonly failures: FailureMessages<E>;
  readonly conflicts?: Conflicts<E, Names<Fields>>;
  /** Messages of fields that differ from the usual ones. */
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
  /** Fields whose problems are shown: left once, or submitted. */
  readonly visited: ReadonlySet<Name>;
  /** A field's refusal goes when its value changes. */
  readonly refusal: Refusal;
}

const accepted: Refusal = { fields: {}, form: undefined };

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
  const [state, setState] = useState<State<Name>>({ values: initial, visited: new Set(), refusal: accepted });
  const [isSubmitting, setSubmitting] = useState(false);
  // The state is not rendered yet when a second press follows at once.
  const hasBegun = useRef(false);
  const idempotencyKey = useIdempotencyKey();
  const isOffline = useAtomValue(offlineSinceAtom) !== undefined;

  const { values, visited, refusal } = state;
  const isDirty = names.some((name) => values[name] !== initial[name]);
  useUnsaved(isDirty);
  const entered = useMemo(
    () => (isDirty ? new Map<string, string>(Object.entries(values)) : undefined),
    [isDirty, values],
  );
  const kept = useKeptForm(options.id, entered);

  const { payload, failed } = useMemo(() => readForm(schema, values), [schema, values]);
  const problemAt = (name: Name): Problem | undefined => {
    const refused = refusal.fields[name];
    if (failed.has(name)) return problemOf(failed.get(name), options.checkMessages?.[name]);
    return refused && ((say) => say(refused));
  };

  const focusFirstInvalid = () => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  const refuse = (next: Refusal) => {
    flushSync(() => setState((current) => ({ ...current, refusal: next })));
    focusFirstInvalid();
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (hasBegun.current || isOffline) return;
    flushSync(() => setState({ ...state, visited: new Set(names), refusal: accepted }));
    if (payload === undefined) {
      focusFirstInvalid();
      return;
    }
    hasBegun.current = true;
    setSubmitting(true);
    const exit = await options.submit(payload, idempotencyKey.of(JSON.stringify(payload))).finally(() => {
      hasBegun.current = false;
      setSubmitting(false);
    });
    if (exit === undefined) return;
    if (Exit.isSuccess(exit)) {
      idempotencyKey.renew();
      options.onSuccess(exit.value, payload);
    } else {
      refuse(refusalOf(exit.cause, names, options.failures, options.conflicts ?? {}));
    }
  };

  const restart = (next: Values<Name>) => setState({ values: next, visited: new Set(), refusal: accepted });

  return {
    /** What the field holds once it fits its schema, trimmed; empty until then. */
    fitting: (name: Name): string => (failed.has(name) ? "" : values[name].trim()),
    /** For `<Form {...form.props}>`. */
    props: {
      ref: form,
      onSubmit: (event: SyntheticEvent) => void submit(event),
      noValidate: true,
      kept: kept && {
        text: text(messages.kept),
        restoreLabel: text(messages.restore),
        discardLabel: text(messages.discard),
        discard: kept.discard,
        restore: () => {
          const known = names.map((name) => [name, kept.entered.get(name) ?? values[name]]);
          restart(Object.fromEntries(known) as Values<Name>);
          kept.discard();
        },
      },
      failure: refusal.form && { title: text(options.failureTitle), text: text(refusal.form) },
    },
    /** For `<FormActions {...form.actions}>`. */
    actions: { cancelLabel: text(messages.cancel), isSubmitting },
    /** For `<TextField {...form.field("name")}>`. `advice` is said before anything is sent, and blocks nothing. */
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
    /** Empty again, as at first. */
    reset: () => restart(initial),
  };
};
