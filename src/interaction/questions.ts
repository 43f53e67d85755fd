/** Questions that the palette answers in a row: what is typed asks for a number, and Enter leads to where it stands. */
import type { Effect } from "effect";
import type { Atom } from "jotai";
import type { Text } from "#src/i18n/Text.ts";
import type { AppServices } from "#src/services/AppLayer.ts";
import type { Command } from "./commands.ts";

export interface Answer {
  readonly shown: Text;
  /** For screen readers. */
  readonly spoken: Text;
}

/** Its id is the same for the same question. */
export interface Question extends Pick<Command, "id" | "name" | "icon" | "run"> {
  readonly ask: Effect.Effect<Answer, unknown, AppServices>;
}

/** The question that is asked by what is typed, if it asks one. */
export type QuestionsAtom = Atom<(typed: string) => Question | undefined>;
