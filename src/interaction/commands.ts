/** What a person can do from the command palette. A feature contributes its own from `commands.ts` in its folder. */
import type { Atom, Setter } from "jotai";
import type { LucideIcon } from "lucide-react";
import type { Text } from "#src/i18n/Text.ts";

/** Where a command stands in the palette, in the order of this list. */
export const commandGroups = ["pages", "actions", "settings", "apps"] as const;
export type CommandGroup = (typeof commandGroups)[number];

export interface Tools {
  readonly set: Setter;
  /** Goes to a path of the console. */
  readonly go: (href: string) => void;
}

export interface Command {
  /** The feature, a dot, and what it does: unique in the console. */
  readonly id: string;
  readonly group: CommandGroup;
  readonly name: Text;
  readonly icon: LucideIcon;
  /** Other words that find it. */
  readonly also?: string;
  /** Runs when the palette has closed and the focus is back where it was. */
  readonly run: (tools: Tools) => void;
}

export interface Contribution {
  readonly commands: ReadonlyArray<Command>;
  /** Why something that would be here is not: it is loading, or could not be loaded. */
  readonly note?: Text;
}

/** Reads `i18nAtom` for its words, so that they follow the language; the feature's other atoms for what can be done now. */
export type CommandsAtom = Atom<Contribution>;
