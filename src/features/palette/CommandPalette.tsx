/** The command palette: a dialog that searches all commands. */
import { type Atom, useAtomValue, useStore } from "jotai";
import { useState } from "react";
import { useText } from "#src/i18n/i18n.ts";
import type { Contribution } from "#src/interaction/commands.ts";
import { SearchDialog } from "#src/ui/SearchDialog.tsx";
import { messages } from "./messages.en.ts";
import { index, search } from "./search.ts";

export interface CommandPaletteProps {
  /** Commands of all features. */
  contributions: Atom<ReadonlyArray<Contribution>>;
  /** Typed while the palette was loading. */
  typedAhead: string;
  onNavigate: (href: string) => void;
  onClose: () => void;
}

export function CommandPalette({ contributions, typedAhead, onNavigate, onClose }: CommandPaletteProps) {
  const text = useText();
  const { set } = useStore();
  const all = useAtomValue(contributions);
  const [typed, setTyped] = useState(typedAhead);
  const indexed = index(all.flatMap(({ commands }) => commands));
  const { groups, total, shown } = search(
    indexed,
    typed,
    all.flatMap(({ related = [] }) => related),
  );
  const count =
    shown < total ? text(messages.countOfMore, { shown, total }) : text(messages.count, { total });
  return (
    <SearchDialog
      title={text(messages.title)}
      searchLabel={text(messages.placeholder)}
      listLabel={text(messages.results)}
      value={typed}
      onChange={setTyped}
      status={count}
      isStatusVisible={total === 0 || shown < total}
      notes={all.flatMap(({ note }) => (note === undefined ? [] : [note]))}
      groups={groups.map(([group, commands]) => ({
        id: group,
        name: text(messages[group]),
        items: commands.map((command) => ({
          ...command,
          ...(command.isCurrent === true && { mark: text(messages.current) }),
        })),
      }))}
      onChoose={({ run }) => run({ set, go: onNavigate })}
      onClose={onClose}
    />
  );
}
