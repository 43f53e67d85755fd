/** What leaving the page would lose: entered text, a pending answer, a secret shown once. Leaving asks first; updates are not offered. */
import { atom, useSetAtom } from "jotai";
import { useEffect, useId } from "react";
import type { Message } from "#src/i18n/messages.ts";
import { guardUnload } from "#src/services/unloadGuard.ts";
import { messages } from "./messages.en.ts";

type Holders = ReadonlyMap<string, Message>;

const holdersAtom = atom<Holders>(new Map());

const holdAtom = atom(null, (_get, set, id: string, loss: Message | undefined) =>
  set(holdersAtom, (holders) => {
    const others = [...holders].filter(([other]) => other !== id);
    return new Map(loss ? [...others, [id, loss]] : others);
  }),
);

export const hasUnsavedAtom = atom((get) => get(holdersAtom).size > 0);

/** Message about what leaving would lose; the latest one if there are several. */
export const lossAtom = atom((get): Message | undefined => [...get(holdersAtom).values()].at(-1));

/** While `isUnsaved`, leaving or reloading the page asks first. `loss` says what would be lost. */
export const useUnsaved = (isUnsaved: boolean, loss: Message = messages.formLoss): void => {
  const id = useId();
  const hold = useSetAtom(holdAtom);
  useEffect(() => {
    if (!isUnsaved) return;
    hold(id, loss);
    const release = guardUnload();
    return () => {
      hold(id, undefined);
      release();
    };
  }, [hold, id, isUnsaved, loss]);
};
