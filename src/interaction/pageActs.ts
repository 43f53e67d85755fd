/** What the shown page can do now, for the command palette: the acts of its controls, in their order on the page. */
import { atom, useSetAtom } from "jotai";
import { useEffect, useId, useRef } from "react";
import type { Text } from "#src/i18n/i18n.ts";
import type { Command, CommandsAtom } from "./commands.ts";

/** What a control does, written once for the control and for the palette. */
export interface Act extends Pick<Command, "name" | "icon" | "keywords"> {
  /** Its name on the control, where the place says the rest. */
  readonly label?: Text;
  /** In a menu: a second line, which explains the name. */
  readonly detail?: Text | undefined;
  /** The palette leaves it out. */
  readonly isDisabled?: boolean;
  readonly run: () => void;
}

interface ShownActs {
  readonly id: string;
  readonly control: Element;
  readonly acts: ReadonlyArray<Act>;
}

const shownAtom = atom<ReadonlyArray<ShownActs>>([]);

const publishAtom = atom(null, (_get, set, shown: ShownActs) => {
  set(shownAtom, (all) => [...all, shown]);
  return () => set(shownAtom, (all) => all.filter((each) => each !== shown));
});

export const pageActsAtom: CommandsAtom = atom((get) => ({
  commands: get(shownAtom)
    .toSorted((a, b) =>
      a.control.compareDocumentPosition(b.control) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    .flatMap(({ id, acts }) => acts.map((act, index) => ({ ...act, id: `${id} ${index}` })))
    .filter(({ isDisabled }) => isDisabled !== true)
    .map((act): Command => ({ ...act, group: "actions" })),
}));

/** For a control of several acts, or one that is not an `ActButton`; returns its `ref`. */
export const useActs = <Control extends Element>(acts: ReadonlyArray<Act>) => {
  const publish = useSetAtom(publishAtom);
  const control = useRef<Control>(null);
  const id = useId();
  // After every render: what an act does belongs to what is shown.
  useEffect(() => (control.current ? publish({ id, control: control.current, acts }) : undefined));
  return control;
};
