/** Changed forms on the page. Their values are stored when the session ends or the page reloads, and offered to the same person afterwards. */
import { Effect, Option } from "effect";
import { atom, useStore } from "jotai";
import { useEffect, useState } from "react";
import { runEffect } from "#src/runtime/runtimeAtom.ts";
import { reload } from "#src/services/Browser.ts";
import { discardForm, findForm, keepForm, type Typed } from "#src/services/storage/keptForms.ts";

const changedAtom = atom<ReadonlyMap<string, Typed>>(new Map<string, Typed>());

/** Sets the entered values of a form; undefined once it is unchanged or removed. */
export const changedFormAtom = atom(null, (_get, set, form: string, entered: Typed | undefined) =>
  set(changedAtom, (forms) => {
    const others = [...forms].filter(([other]) => other !== form);
    return new Map(entered === undefined ? others : [...others, [form, entered]]);
  }),
);

/** Stores the entered values of every changed form, for the signed-in person. Whether there is one. */
export const keepFormsAtom = atom(null, async (get) => {
  const forms = [...get(changedAtom)];
  await runEffect(
    get,
    Effect.forEach(forms, (form) => keepForm(...form)),
  );
  return forms.length > 0;
});

/** Reloads the page, which then offers what was entered. */
export const reloadAtom = atom(null, async (get, set) => {
  await set(keepFormsAtom);
  await runEffect(get, reload);
});

export interface KeptForm {
  readonly entered: Typed;
  readonly discard: () => void;
}

/** `entered` is undefined while the form is unchanged; a form without a name is not stored. */
export const useKeptForm = (form: string | undefined, entered: Typed | undefined): KeptForm | undefined => {
  const [found, setFound] = useState<Typed>();
  const { get, set } = useStore();

  useEffect(() => {
    if (form === undefined) return;
    let isMounted = true;
    void runEffect(get, findForm(form)).then((kept) => isMounted && setFound(Option.getOrUndefined(kept)));
    return () => {
      isMounted = false;
    };
  }, [get, form]);

  useEffect(() => {
    if (form === undefined || entered === undefined) return;
    set(changedFormAtom, form, entered);
    return () => set(changedFormAtom, form, undefined);
  }, [entered, form, set]);

  if (form === undefined || found === undefined) return undefined;
  return {
    entered: found,
    discard: () => {
      setFound(undefined);
      void runEffect(get, discardForm(form));
    },
  };
};
