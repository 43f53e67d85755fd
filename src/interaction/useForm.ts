/** A form of text fields: values, problems at their fields, focus on the first invalid one. What was typed is never lost. */
import { useAtomValue } from "jotai";
import { type SyntheticEvent, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useText } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { offlineSinceAtom } from "#src/runtime/connectivity.ts";
import { type Problem, problemOf, type Rule } from "./rules.ts";
import { useUnsaved } from "./unsaved.ts";
import { useKeptForm } from "./useKeptForm.ts";

export type Values<Name extends string> = Readonly<Record<Name, string>>;

export interface FormOptions<Name extends string> {
  /** What the form is about, e.g. `app app_1`. With it, what was typed survives the end of the session. */
  readonly id?: string;
  readonly initial: Values<Name>;
  readonly rules: Readonly<Record<Name, ReadonlyArray<Rule>>>;
  /** Gets the values, trimmed, once they break no rule. A problem that it answers stands at its field. */
  readonly onSubmit: (values: Values<Name>) => Promise<Partial<Record<Name, Problem>> | undefined>;
}

interface State<Name extends string> {
  readonly values: Values<Name>;
  /** Fields whose problems are shown: left once, or submitted. */
  readonly visited: ReadonlySet<Name>;
  /** What the other side said about a value; gone when the value changes. */
  readonly refused: Partial<Record<Name, Problem>>;
}

export interface FieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly error: Text | undefined;
}

const namesOf = <Name extends string>(values: Values<Name>) => Object.keys(values) as Array<Name>;

const trimmed = <Name extends string>(values: Values<Name>): Values<Name> =>
  Object.fromEntries(namesOf(values).map((name) => [name, values[name].trim()])) as Values<Name>;

export const useForm = <Name extends string>({ id, initial, rules, onSubmit }: FormOptions<Name>) => {
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  const fresh: State<Name> = { values: initial, visited: new Set(), refused: {} };
  const [state, setState] = useState(fresh);
  const [isSubmitting, setSubmitting] = useState(false);
  // The state is not rendered yet when a second press follows at once.
  const hasBegun = useRef(false);
  const { values, visited, refused } = state;
  const names = namesOf(values);
  const isDirty = names.some((name) => values[name] !== initial[name]);
  useUnsaved(isDirty);
  const isOffline = useAtomValue(offlineSinceAtom) !== undefined;
  const typed = useMemo(
    () => (isDirty ? new Map<string, string>(Object.entries(values)) : undefined),
    [isDirty, values],
  );
  const kept = useKeptForm(id, typed);

  const problemAt = (name: Name): Problem | undefined =>
    problemOf(values[name], rules[name]) ?? refused[name];

  const focusFirstInvalid = () => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (hasBegun.current || isOffline) return;
    flushSync(() => setState({ ...state, visited: new Set(names) }));
    if (names.some((name) => problemAt(name) !== undefined)) {
      focusFirstInvalid();
      return;
    }
    hasBegun.current = true;
    setSubmitting(true);
    const problems = await onSubmit(trimmed(values)).finally(() => {
      hasBegun.current = false;
      setSubmitting(false);
    });
    if (problems === undefined) return;
    flushSync(() => setState((current) => ({ ...current, refused: problems })));
    focusFirstInvalid();
  };

  return {
    values,
    isDirty,
    isSubmitting,
    /** What was typed here before the session ended, to be offered in a notice (`messages.kept`, `restore`, `discard`). */
    kept: kept && {
      discard: kept.discard,
      restore: () => {
        const known = names.map((name) => [name, kept.typed.get(name) ?? values[name]]);
        setState({ ...fresh, values: Object.fromEntries(known) as Values<Name> });
        kept.discard();
      },
    },
    /** For `<form>`: `<form {...form.props}>`. */
    props: { ref: form, onSubmit: (event: SyntheticEvent) => void submit(event), noValidate: true },
    /** For `<TextField>`: `<TextField {...form.field("name")} label={…}/>`. `advice` is a problem that only advises. */
    field: (name: Name, advice?: Problem): FieldProps => {
      const problem = (visited.has(name) ? problemAt(name) : undefined) ?? advice;
      return {
        name,
        value: values[name],
        onChange: (value) =>
          setState(({ refused: { [name]: _changed, ...others }, ...current }) => ({
            ...current,
            values: { ...current.values, [name]: value },
            refused: others as State<Name>["refused"],
          })),
        onBlur: () =>
          setState((current) =>
            current.values[name] === initial[name]
              ? current
              : { ...current, visited: new Set([...current.visited, name]) },
          ),
        error: problem?.(text),
      };
    },
    /** Back to the start, or to other values. */
    reset: (next: Values<Name> = initial) => setState({ ...fresh, values: next }),
  };
};
