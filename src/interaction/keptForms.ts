/** The changed forms of the page: what was entered into them is kept when the session ends. */
import { Effect } from "effect";
import { atom } from "jotai";
import { runEffect } from "#src/runtime/runEffect.ts";
import { KeptForms, type Typed } from "#src/services/KeptForms.ts";

const changedAtom = atom<ReadonlyMap<string, Typed>>(new Map<string, Typed>());

/** Sets what was entered into a form; undefined once nothing of it would be lost. */
export const changedFormAtom = atom(null, (_get, set, form: string, entered: Typed | undefined) =>
  set(changedAtom, (forms) => {
    const others = [...forms].filter(([other]) => other !== form);
    return new Map(entered === undefined ? others : [...others, [form, entered]]);
  }),
);

/** Stores what was entered into every changed form, for the person who entered it. */
export const keepFormsAtom = atom(null, (get) =>
  runEffect(
    get,
    Effect.flatMap(KeptForms, ({ keep }) =>
      Effect.forEach(get(changedAtom), ([form, entered]) => keep(form, entered), { discard: true }),
    ),
  ),
);

export const findKeptFormAtom = atom(null, (get, _set, form: string) =>
  runEffect(
    get,
    Effect.flatMap(KeptForms, ({ find }) => find(form)),
  ),
);

export const discardKeptFormAtom = atom(null, (get, _set, form: string) =>
  runEffect(
    get,
    Effect.flatMap(KeptForms, ({ discard }) => discard(form)),
  ),
);
