/** The list of themes, and its dialogs. */
import { themesAtom } from "#src/features/themes/themes.ts";
import { approvePage } from "./approvePage.ts";
import { type Console, enter, press } from "./openConsole.tsx";
import { publishing } from "./publishing.ts";
import { at, changedElsewhere, edit, inVain, list, rename, three, unread } from "./someThemes.ts";
import type { State, States } from "./states.ts";
import { themeEditor } from "./themeEditor.ts";
import { never, refuse } from "./world.ts";

const of = (given: Partial<State> = {}): State => ({ at, answers: list(three), ...given });
const choose = async (name: string, act: string) => {
  await press("button", { name: `Actions for ${name}` });
  await press("menuitem", { name: act });
};
const menu = (name: string) =>
  of({
    enter: (opened) => {
      edit(opened);
      return press("button", { name: `Actions for ${name}` });
    },
    root: "[role=menu]",
  });
const chosen = (name: string, act: string, prepare: (opened: Console) => void, given: Partial<State>) =>
  of({
    enter: (opened) => {
      prepare(opened);
      return choose(name, act);
    },
    ...given,
  });
const nothing = () => undefined;
const renaming = { root: "[role=dialog]", like: "renaming a theme" };
const deleting = { root: "[role=alertdialog]", like: "deleting a theme" };
const deleted = (answers: NonNullable<State["answers"]>) =>
  of({
    answers,
    enter: async () => {
      await choose("Sea", "Delete");
      await press("button", { name: "Delete theme" });
    },
    ...deleting,
  });

const themes: States = {
  full: of({ enter: edit }),
  "at 390 px": of({ enter: edit, width: 390 }),
  "while they load": of({ answers: { "/api/v1/styles": () => never } }),
  "if they do not load": of({ answers: { "/api/v1/styles": refuse } }),
  "that are not loaded again": of({
    enter: (opened) => {
      edit(opened);
      opened.server.break();
      opened.store.set(themesAtom);
    },
  }),
  "without a theme": of({ answers: list([]) }),
  "that cannot be read": of(unread),
  "the menu of a theme": menu("Zen"),
  "the menu of a draft": menu("Untitled"),
  "renaming a theme": chosen("Sea", "Rename", nothing, renaming),
  "a name that is too long": of({
    enter: async () => {
      await choose("Sea", "Rename");
      await enter("Name", "Sixteen letters.");
      await press("button", { name: "Rename" });
    },
    ...renaming,
  }),
  "renaming a theme with a draft": chosen("Zen", "Rename", rename, renaming),
  "deleting a theme": chosen("Sea", "Delete", nothing, deleting),
  "discarding a draft": chosen("Untitled", "Discard changes", edit, deleting),
  "deleting a theme with a draft": chosen("Zen", "Delete", rename, deleting),
  "deleting a theme that was changed elsewhere": deleted(changedElsewhere()),
  "deleting a theme in vain": deleted(inVain),
};

approvePage("themes", { themes, themeEditor, publishing });
