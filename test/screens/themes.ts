/** The themes, and their dialogs. */
import { exampleTheme } from "#schemas/themes/exampleTheme.ts";
import { ThemeId } from "#schemas/themes/Theme.ts";
import { edited } from "#src/domain/themes/themeDraft.ts";
import { changeThemeAtom, startThemeAtom } from "#src/features/themes/drafts.ts";
import { json } from "#test/support/smallServer.ts";
import { content } from "#test/support/themesTabs.ts";
import { type Console, enter, press } from "./openConsole.tsx";
import type { State, States } from "./states.ts";
import { never, refuse } from "./world.ts";

const at = "/administer/themes";
const theme = (name: string, more: object = {}) => ({ id: `thm_${name}`, name, ...exampleTheme, ...more });
const faint = { light: { ...exampleTheme.light, onPrimary: exampleTheme.light.primary } };
const fonts = { ios: "Georgia, serif", android: "Roboto", web: "Georgia" };
const three = [theme("Sea"), theme("Forest"), theme("Ash", { ...faint, fonts })];
const list = (found: ReadonlyArray<object>) => ({ "/api/v1/styles": () => json({ content: found }) });
const of = (given: Partial<State> = {}): State => ({ at, answers: list(three), ...given });

const edit = ({ store }: Console) => {
  store.set(startThemeAtom, { ...content, name: " ", fonts });
  store.set(changeThemeAtom, ThemeId.make("thm_Sea"), edited({ field: "name", value: "Zen" }));
};
const choose = async (name: string, act: string) => {
  await press("button", { name: `Actions for ${name}` });
  await press("menuitem", { name: act });
};

export const themes: States = {
  full: of({ enter: edit }),
  "at 390 px": of({ enter: edit, width: 390 }),
  "without a draft": of(),
  "while they load": of({ answers: { "/api/v1/styles": () => never } }),
  "if they do not load": of({ answers: { "/api/v1/styles": refuse } }),
  "without a theme": of({ answers: list([]) }),
  "that cannot be read": of({ answers: list([{ ...theme("Sea"), fonts: null }]) }),
  "the menu of a theme": of({
    enter: (opened) => {
      edit(opened);
      return press("button", { name: "Actions for Zen" });
    },
    root: "[role=menu]",
  }),
  "the menu of a draft": of({
    enter: (opened) => {
      edit(opened);
      return press("button", { name: "Actions for Untitled" });
    },
    root: "[role=menu]",
  }),
  "renaming a theme": of({ enter: () => choose("Sea", "Rename"), root: "[role=dialog]" }),
  "a name that is too long": of({
    enter: async () => {
      await choose("Sea", "Rename");
      await enter("Name", "Sixteen letters.");
      await press("button", { name: "Rename" });
    },
    root: "[role=dialog]",
    like: "renaming a theme",
  }),
  "deleting a theme": of({ enter: () => choose("Sea", "Delete"), root: "[role=alertdialog]" }),
  "discarding a draft": of({
    enter: async (opened) => {
      edit(opened);
      await choose("Untitled", "Discard changes");
    },
    root: "[role=alertdialog]",
  }),
  "the editor": { at: `${at}/thm_Sea`, answers: list(three) },
  "the editor at 390 px": { at: `${at}/thm_Sea`, answers: list(three), width: 390, like: "the editor" },
  "the editor of a faint theme": { at: `${at}/thm_Ash`, answers: list(three), like: "the editor" },
  "the editor of a new theme": { at: `${at}/new`, answers: list(three), enter: edit, like: "the editor" },
  "a theme that does not exist": { at: `${at}/thm_none`, answers: list(three), like: "the editor" },
};
