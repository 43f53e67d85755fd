/** What the shown page offers now, for the command palette: a component publishes its acts while it is mounted. */
import { atom, useSetAtom } from "jotai";
import { useEffect, useId } from "react";
import type { Command, CommandsAtom } from "./commands.ts";

/** It runs what its button runs; one that is not possible now is left out. */
export type PageAct = Pick<Command, "id" | "name" | "icon" | "keywords" | "run">;

const publishedAtom = atom<ReadonlyMap<string, ReadonlyArray<PageAct>>>(new Map());

const publishAtom = atom(null, (_get, set, owner: string, acts: ReadonlyArray<PageAct>) =>
  set(publishedAtom, (published) => {
    const next = new Map(published);
    next.delete(owner);
    return acts.length === 0 ? next : next.set(owner, acts);
  }),
);

export const pageActsAtom: CommandsAtom = atom((get) => ({
  commands: [...get(publishedAtom).values()].flat().map((act): Command => ({ ...act, group: "actions" })),
}));

export const usePageActs = (acts: ReadonlyArray<PageAct>): void => {
  const owner = useId();
  const publish = useSetAtom(publishAtom);
  // After every render: what an act does belongs to what is shown.
  useEffect(() => publish(owner, acts));
  useEffect(() => () => publish(owner, []), [owner, publish]);
};
