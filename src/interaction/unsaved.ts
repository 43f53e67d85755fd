/** What leaving the page would lose: entered text, a pending answer, a secret shown once. Leaving asks first; a newer build is not offered. */
import { atom, useSetAtom } from "jotai";
import { use, useEffect, useId } from "react";
import type { Message } from "#src/i18n/messages.ts";
import { guardUnload } from "#src/services/browser/listeners.ts";
import { LeavingContext } from "#src/ui/contexts.ts";
import { messages } from "./messages.en.ts";

type Losses = ReadonlyMap<string, Message>;

const lossesAtom = atom<Losses>(new Map());

const setLossAtom = atom(null, (_get, set, id: string, loss: Message | undefined) =>
  set(lossesAtom, (losses) => {
    const others = [...losses].filter(([other]) => other !== id);
    return new Map(loss ? [...others, [id, loss]] : others);
  }),
);

/** Message about what leaving would lose; the latest one if there are several. */
export const lossAtom = atom((get): Message | undefined => [...get(lossesAtom).values()].at(-1));

/** Whether leaving would lose what nothing keeps: all but entered text, as the value of a secret. */
export const isUnkeptAtom = atom((get) =>
  [...get(lossesAtom).values()].some((loss) => loss !== messages.formLoss),
);

/** While `isUnsaved`, leaving or reloading the page asks first. `loss` says what would be lost. */
export const useUnsaved = (isUnsaved: boolean, loss: Message = messages.formLoss): void => {
  const id = useId();
  // What is in a dialog that was closed is lost already.
  const isLeaving = use(LeavingContext);
  const setLoss = useSetAtom(setLossAtom);
  useEffect(() => {
    if (!isUnsaved || isLeaving) return;
    setLoss(id, loss);
    const release = guardUnload();
    return () => {
      setLoss(id, undefined);
      release();
    };
  }, [setLoss, id, isUnsaved, isLeaving, loss]);
};
