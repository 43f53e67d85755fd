/** What was typed into a form before the session ended under it: kept, and offered again to the same person. */
import { Option } from "effect";
import { useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import type { Typed } from "#src/services/KeptForms.ts";
import { changedFormAtom, discardKeptFormAtom, findKeptFormAtom } from "./keptForms.ts";

export interface KeptForm {
  /** What was typed then. */
  readonly typed: Typed;
  /** Takes the offer away, for good. */
  readonly discard: () => void;
}

/** `typed` is what stands in the form, undefined while it is unchanged; a form without a name is not kept. */
export const useKeptForm = (form: string | undefined, typed: Typed | undefined): KeptForm | undefined => {
  const [found, setFound] = useState<Typed>();
  const tell = useSetAtom(changedFormAtom);
  const find = useSetAtom(findKeptFormAtom);
  const discard = useSetAtom(discardKeptFormAtom);

  useEffect(() => {
    if (form === undefined) return;
    let isHere = true;
    void find(form).then((kept) => isHere && setFound(Option.getOrUndefined(kept)));
    return () => {
      isHere = false;
    };
  }, [find, form]);

  useEffect(() => {
    if (form === undefined || typed === undefined) return;
    tell(form, typed);
    return () => tell(form, undefined);
  }, [form, tell, typed]);

  if (form === undefined || found === undefined) return undefined;
  return {
    typed: found,
    discard: () => {
      setFound(undefined);
      void discard(form);
    },
  };
};
