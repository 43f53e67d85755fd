/** A whole list, whose call has no key: its entries, and where the answer differs from the contract. */
import type { Effect } from "effect";
import { atom } from "jotai";
import type { WholeList } from "#src/services/api/wholeList.ts";
import type { AppServices } from "#src/services/appRuntime.ts";
import { answers, type AnswersOptions } from "./answers.ts";

/** What is wrong with a list. */
export type ListIssues = Pick<WholeList<unknown>, "entryIssues" | "textIssues">;

const none: ListIssues = { entryIssues: [], textIssues: [] };

type Options<A, E> = Pick<AnswersOptions<undefined, WholeList<A>, E>, "isSame">;

export const listAtoms = <A, E>(
  ask: Effect.Effect<WholeList<A>, E, AppServices>,
  options: Options<A, E> = {},
) => {
  const { of, refreshAtom, putAtom } = answers({ ask: () => ask, textOf: () => "", max: 1, ...options });
  const listAtom = of(undefined);
  const entriesAtom = atom(
    (get) => {
      const { data, ...state } = get(listAtom);
      return { ...state, data: data?.entries };
    },
    (_get, set) => {
      set(listAtom);
      set(refreshAtom, undefined);
    },
  );
  return {
    /** Set it to read the list again, also for the page that is opened next: a write changes what that one shows. */
    entriesAtom,
    issuesAtom: atom((get): ListIssues => get(listAtom).data ?? none),
    /** As `refreshAtom` of answers. */
    refreshAtom: atom(null, (_get, set) => set(refreshAtom, undefined)),
    /** Gives an answer that came in another way. */
    giveAtom: atom(null, (_get, set, list: WholeList<A>) => set(putAtom, undefined, list)),
    /** Shows what a write has changed at once, and reads the list again; an older answer on its way is ignored. */
    changeAtom: atom(null, (get, set, change: (entries: ReadonlyArray<A>) => ReadonlyArray<A>) => {
      const { data } = get(listAtom);
      set(putAtom, undefined, { ...none, ...data, entries: change(data?.entries ?? []) });
      set(entriesAtom);
    }),
  };
};
