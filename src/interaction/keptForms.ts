/** Forms with changes, so that what was typed can be kept when the session ends under them. */
import { Effect } from "effect";
import { atom } from "jotai";
import { runEffect } from "#src/runtime/runEffect.ts";
import { KeptForms, type Typed } from "#src/services/KeptForms.ts";

const changedAtom = atom<ReadonlyMap<string, Typed>>(new Map<string, Typed>());

/** Says what stands in a changed form; undefined when nothing is to be lost in it any more. */
export const changedFormAtom = atom(null, (_get, set, form: string, typed: Typed | undefined) =>
  set(changedAtom, (forms) => {
    const others = [...forms].filter(([other]) => other !== form);
    return new Map(typed === undefined ? others : [...others, [form, typed]]);
  }),
);

/** Keeps what stands in all of them, for the person who typed it. */
export const keepFormsAtom = atom(null, (get) =>
  runEffect(
    get,
    Effect.flatMap(KeptForms, ({ keep }) =>
      Effect.forEach(get(changedAtom), ([form, typed]) => keep(form, typed), { discard: true }),
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
