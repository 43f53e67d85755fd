/** Offers the values that the same person entered into a form before the session ended. */
import { Option } from "effect";
import { useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import type { Typed } from "#src/services/KeptForms.ts";
import { changedFormAtom, discardKeptFormAtom, findKeptFormAtom } from "./keptForms.ts";

export interface KeptForm {
  readonly entered: Typed;
  /** Deletes it. */
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
