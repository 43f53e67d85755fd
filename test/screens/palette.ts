/** The command palette, for what is typed. */
import { typedAheadAtom } from "#src/features/palette/typedAhead.ts";
import type { State, States } from "./states.ts";
import { app, refuse } from "./world.ts";

const at = "/administer/users";
const list = "dialog[open] [role=listbox], dialog[open] [role=status]";
const typed = (words: string, given: Partial<State> = {}): State => ({
  at,
  enter: ({ store }) => store.set(typedAheadAtom, words),
  root: list,
  ...given,
});
const question = (given: Partial<State> = {}) =>
  typed("active anchor last 7 days", { isEnglish: true, ...given });

export const palette: States = {
  "with all that it has": typed("", { root: "dialog[open]", isEnglish: true }),
  "an app": typed("ÁNCHOR"),
  "what an action is called elsewhere": typed("new"),
  "a question": question(),
  "a question, while its answer loads": question({
    metrics: { session: () => undefined },
    like: "a question",
  }),
  "a question, if its answer does not load": question({ metrics: { session: refuse }, like: "a question" }),
  "where nothing is found": typed("no such"),
  "of more than it lists": typed("clinic 1", {
    apps: Array.from({ length: 60 }, (_, index) => app(`Clinic 1${index}`)),
    root: "dialog[open] [role=status]",
  }),
};
