/** Publishing a theme, also one that somebody else was faster to publish or delete. */
import { startThemeAtom } from "#src/features/themes/drafts.ts";
import { enter, press } from "./openConsole.tsx";
import { changedElsewhere, content, deletedElsewhere, editor, faint, inVain, rename } from "./someThemes.ts";
import type { State, States } from "./states.ts";

const pressAll = async (...names: ReadonlyArray<string>) => {
  for (const each of names) await press("button", { name: each });
};
const dialog = { root: "[role=dialog]" };
const conflict = { root: "[role=group]:has(h1), section:has([role=status])" };
const publish = ["Publish changes", "Publish changes"];
/** What a person comes to who has changed a name and publishes it. */
const published = (given: Partial<State>, ...more: ReadonlyArray<string>) =>
  editor({
    enter: async (opened) => {
      rename(opened);
      await opened.settled();
      await pressAll(...publish, ...more);
    },
    ...given,
  });
/** What is asked of a new theme. */
const started = (more: object, ...presses: ReadonlyArray<string>) =>
  editor(
    {
      enter: async ({ store, settled }) => {
        store.set(startThemeAtom, { ...content, name: "Zen", ...more });
        await settled();
        await pressAll("Publish changes", ...presses);
      },
      ...dialog,
    },
    "new",
  );

export const publishing: States = {
  "changes of a theme": editor({
    enter: async (opened) => {
      rename(opened);
      await enter("Illustration, Light", "#14532D");
      document.querySelector("input")?.focus();
      await opened.settled();
      await pressAll("Publish changes", "2 values change");
    },
    ...dialog,
  }),
  "in vain": published({ answers: inVain, ...dialog }),
  "a new theme": started({}),
  "a faint theme": started(faint),
  "a mended theme": started(faint, "Fix and review"),
  "a theme that was published elsewhere": published({ answers: changedElsewhere(), ...conflict }),
  "a theme that was deleted elsewhere": published({ answers: deletedElsewhere(), ...conflict }),
  "nothing, but taking the version from elsewhere": published(
    { answers: changedElsewhere(), root: "[role=alertdialog]" },
    "Take the published version",
  ),
};
