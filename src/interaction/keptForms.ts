/** Changed forms on the page. Their values are stored when the session ends, and offered to the same person afterwards. */
import { Effect, Option } from "effect";
import { atom, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
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

/** Stores the entered values of every changed form, for the signed-in person. Whether there is one. */
export const keepFormsAtom = atom(null, async (get) => {
  const forms = [...get(changedAtom)];
  await withService(get, KeptForms, ({ keep }) =>
    Effect.forEach(forms, ([form, entered]) => keep(form, entered), { discard: true }),
  );
  return forms.length > 0;
});

const findKeptFormAtom = atom(null, (get, _set, form: string) =>
  withService(get, KeptForms, ({ find }) => find(form)),
);

const discardKeptFormAtom = atom(null, (get, _set, form: string) =>
  withService(get, KeptForms, ({ discard }) => discard(form)),
);

export interface KeptForm {
  readonly entered: Typed;
  readonly discard: () => void;
}

/** `entered` is undefined while the form is unchanged; a form without a name is not stored. */
export const useKeptForm = (form: string | undefined, entered: Typed | undefined): KeptForm | undefined => {
  const [found, setFound] = useState<Typed>();
  const setChanged = useSetAtom(changedFormAtom);
  const find = useSetAtom(findKeptFormAtom);
  const discard = useSetAtom(discardKeptFormAtom);

  useEffect(() => {
    if (form === undefined) return;
    let isMounted = true;
    void find(form).then((kept) => isMounted && setFound(Option.getOrUndefined(kept)));
    return () => {
      isMounted = false;
    };
  }, [find, form]);

  useEffect(() => {
    if (form === undefined || entered === undefined) return;
    setChanged(form, entered);
    return () => setChanged(form, undefined);
  }, [entered, form, setChanged]);

  if (form === undefined || found === undefined) return undefined;
  return {
    entered: found,
    discard: () => {
      setFound(undefined);
      void discard(form);
    },
  };
};
