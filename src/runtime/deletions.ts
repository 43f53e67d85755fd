/** Deletions that the platform has confirmed, so that an entry that it still lists afterwards can be told from any other. */
import { atom, type Atom } from "jotai";

interface LoadedList {
  readonly loadedAt: number | undefined;
}

export const deletionsOf = <Id>(list: Atom<LoadedList>) => {
  /** When each entry was deleted, in epoch milliseconds. */
  const deletionsAtom = atom<ReadonlyMap<Id, number>>(new Map());
  return {
    confirmedAtom: atom(null, (_get, set, id: Id, at: number) =>
      set(deletionsAtom, (deletions) => new Map(deletions).set(id, at)),
    ),
    /** Ids of entries whose deletion was confirmed before the list was loaded: it should not have them any more. */
    deletedBeforeAtom: atom((get): ReadonlySet<Id> => {
      const { loadedAt = 0 } = get(list);
      return new Set([...get(deletionsAtom)].filter(([, at]) => at < loadedAt).map(([id]) => id));
    }),
  };
};
