/** Commands of the palette. A feature contributes them from `commands.ts` in its folder. */
import { type Atom, atom, type Getter, type Setter } from "jotai";
import type { LucideIcon } from "lucide-react";
import { type I18n, type Text, i18nAtom } from "#src/i18n/i18n.ts";

/** Groups of the palette, in the order in which it shows them. */
export const commandGroups = ["apps", "withApp", "actions", "pages", "settings", "charts"] as const;
export type CommandGroup = (typeof commandGroups)[number];

export interface Tools {
  readonly set: Setter;
  readonly go: (href: string) => void;
}

export interface Command {
  /** Unique: the feature, a dot, and what it does. */
  readonly id: string;
  readonly group: CommandGroup;
  readonly name: Text;
  readonly icon: LucideIcon;
  readonly keywords?: string;
  /** The shortcut that does the same, such as `g o`. */
  readonly keys?: string;
  /** Id of the app that it opens: `related` commands exist for it. */
  readonly app?: string;
  /** It chooses what is chosen already. */
  readonly isCurrent?: boolean;
  /** Runs after the palette has closed and focus has returned. */
  readonly run: (tools: Tools) => void;
}

/** A command for each app: found by the app's name, by its own name, and by both. */
export interface RelatedCommand {
  readonly id: string;
  /** `Secrets`, shown as `Harbour Health → Secrets`. */
  readonly name: Text;
  readonly icon: LucideIcon;
  readonly keywords?: string;
  readonly run: (tools: Tools, app: string) => void;
}

export interface Contribution {
  readonly commands: ReadonlyArray<Command>;
  readonly related?: ReadonlyArray<RelatedCommand>;
  /** Why commands are missing: they are loading, or could not be loaded. */
  readonly note?: Text;
}

/** Reads `i18nAtom`, so that its words follow the language. */
export type CommandsAtom = Atom<Contribution>;

/** Commands in the words of the language. */
export const commandsAtom = (
  commands: (text: I18n["text"], get: Getter) => ReadonlyArray<Command>,
): CommandsAtom => atom((get) => ({ commands: commands(get(i18nAtom).text, get) }));

export interface Answer {
  readonly shown: Text;
  readonly spoken: Text;
}

/** Its id is the same for the same question. */
export interface Question extends Pick<Command, "id" | "name" | "icon" | "run"> {
  /** Mounting it asks. */
  readonly answerAtom: Atom<Answer | "pending" | "failed">;
}

/** The question that is asked by what is typed, if it asks one. */
export type QuestionsAtom = Atom<(typed: string) => Question | undefined>;
