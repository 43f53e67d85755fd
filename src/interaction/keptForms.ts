/** Changed forms on the page. Their values are stored when the session ends. */
import { Effect } from "effect";
import { atom } from "jotai";
import { withService } from "#src/runtime/runtimeAtom.ts";
import { KeptForms, type Typed } from "#src/services/KeptForms.ts";

const changedAtom = atom<ReadonlyMap<string, Typed>>(new Map<string, Typed>());

/** Sets the entered values of a form; undefined once it is unchanged or removed. */
export const changedFormAtom = atom(null, (_get, set, form: string, entered: Typed | undefined) =>
  set(changedAtom, (forms) => {
    const others = [...forms].filter(([other]) => other !== form);
    return new Map(entered === undefined ? others : [...others, [form, entered]]);
  }),
);

/** Stores the entered values of every changed form, for the signed-in person. */
export const keepFormsAtom = atom(null, (get) =>
  withService(get, KeptForms, ({ keep }) =>
    Effect.forEach(get(changedAtom), ([form, entered]) => keep(form, entered), { discard: true }),
  ),
);

export const findKeptFormAtom = atom(null, (get, _set, form: string) =>
  withService(get, KeptForms, ({ find }) => find(form)),
);

export const discardKeptFormAtom = atom(null, (get, _set, form: string) =>
  withService(get, KeptForms, ({ discard }) => discard(form)),
);
