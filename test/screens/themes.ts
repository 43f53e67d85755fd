/** The themes, and their dialogs. */
import { Schema } from "effect";
import { exampleTheme } from "#schemas/themes/exampleTheme.ts";
import { Colour, ThemeId } from "#schemas/themes/Theme.ts";
import { edited } from "#src/domain/themes/themeDraft.ts";
import { changeThemeAtom, startThemeAtom } from "#src/features/themes/drafts.ts";
import { themesAtom } from "#src/features/themes/themes.ts";
import { json } from "#test/support/smallServer.ts";
import { content, refuseStorage } from "#test/support/themesTabs.ts";
import { type Console, enter, press } from "./openConsole.tsx";
import type { State, States } from "./states.ts";
import { never, refuse } from "./world.ts";

const at = "/administer/themes";
const sea = ThemeId.make("thm_Sea");
const theme = (name: string, more: object = {}) => ({
  id: `thm_${name.split(" ")[0]}`,
  name,
  ...exampleTheme,
  ...more,
});
const { light, dark } = exampleTheme;
const faint = {
  light: { ...light, onPrimary: light.primary },
  dark: { ...dark, onPrimary: dark.primary },
};
const fonts = { ios: "Georgia, serif", android: "Roboto", web: "Georgia" };
const three = [theme("Sea"), theme("Ash 10", { ...faint, fonts }), theme("ash 9")];
const list = (found: ReadonlyArray<object>) => ({ "/api/v1/styles": () => json({ content: found }) });
const of = (given: Partial<State> = {}): State => ({ at, answers: list(three), ...given });
const editor = (given: Partial<State> = {}, id = "thm_Sea"): State => ({
  at: `${at}/${id}`,
  answers: list(three),
  like: "the editor",
  ...given,
});

const whole = { root: "main > *", like: "full" };

/** Another administrator was faster: these are the themes once one is written. */
const after = (next: ReadonlyArray<ReturnType<typeof theme>>) => {
  let found: typeof next = three;
  return {
    "/api/v1/styles": () => json({ content: found }),
    "/api/v1/styles/": () => {
      found = next;
      return next.some(({ id }) => id === sea) ? json({ _tag: "Changed" }, 412) : json({}, 404);
    },
  };
};
/** The first answer is the last one. */
const found = [[], three];
const navy = Schema.decodeSync(Colour)("#0A1F5C");
const theirs = [theme("Ocean", { id: sea, fonts })];

const name = ({ store }: Console) => store.set(changeThemeAtom, sea, edited({ field: "name", value: "Zen" }));
const edit = (opened: Console) => {
  opened.store.set(startThemeAtom, { ...content, name: " ", fonts });
  name(opened);
};
const choose = async (name: string, act: string) => {
  await press("button", { name: `Actions for ${name}` });
  await press("menuitem", { name: act });
};
const pressAll = async (...names: ReadonlyArray<string>) => {
  for (const each of names) await press("button", { name: each });
};
/** After another name, what these buttons lead to. */
const named = (presses: ReadonlyArray<string>, given: Partial<State> = {}) =>
  editor({
    enter: async (opened) => {
      name(opened);
      await opened.settled();
      await pressAll(...presses);
    },
    ...given,
  });
const publish = ["Publish changes", "Publish changes"];
const inVain = { ...list(three), "/api/v1/styles/": () => json({}, 500) };
const isPublished = { root: "[role=dialog]", like: "publishing changes" };
/** What publishing asks of a new theme. */
const publishing = (started: object, ...presses: ReadonlyArray<string>) =>
  editor(
    {
      ...isPublished,
      enter: async ({ store, settled }) => {
        store.set(startThemeAtom, { ...content, name: "Zen", ...started });
        await settled();
        await pressAll("Publish changes", ...presses);
      },
    },
    "new",
  );

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
  "deleting a theme with a draft": of({
    enter: (opened) => {
      name(opened);
      return choose("Zen", "Delete");
    },
    root: "[role=alertdialog]",
    like: "deleting a theme",
  }),
  "deleting a theme that was changed elsewhere": of({
    answers: after(theirs),
    enter: async () => {
      await choose("Sea", "Delete");
      await press("button", { name: "Delete theme" });
    },
    root: "[role=alertdialog]",
    like: "deleting a theme",
  }),
  "deleting a theme in vain": of({
    answers: inVain,
    enter: async () => {
      await choose("Sea", "Delete");
      await press("button", { name: "Delete theme" });
    },
    root: "[role=alertdialog]",
    like: "deleting a theme",
  }),
  "renaming a theme with a draft": of({
    enter: (opened) => {
      name(opened);
      return choose("Zen", "Rename");
    },
    root: "[role=dialog]",
    like: "renaming a theme",
  }),
  "the editor": editor({ like: "full" }),
  "the editor at 390 px": editor({
    width: 390,
    enter: () => press("tab", { name: "Dark" }),
    root: "[role=group]:has(h1), [role=tablist], [role=tabpanel]",
    like: "full",
  }),
  "the editor of a faint theme": editor({}, "thm_Ash"),
  "the editor of a new theme": editor({ enter: edit }, "new"),
  "the editor of changes that this browser does not keep": editor({
    enter: (opened) => {
      refuseStorage();
      name(opened);
    },
  }),
  "the editor of values that cannot be": editor({
    enter: async () => {
      await enter("Illustration outline, Light", "rgb(0 0 0 / 50%)");
      await enter("Illustration outline, Dark", "red;background:url(//x)");
      document.querySelector("input")?.focus();
    },
  }),
  "the editor of a theme that was published elsewhere": named(publish, { answers: after(theirs) }),
  "the editor of a theme that was deleted elsewhere": named(publish, { answers: after([]) }),
  "the editor of a theme that is gone": editor({
    answers: { "/api/v1/styles": () => json({ content: found.pop() }) },
    enter: ({ store }) => store.set(themesAtom),
    ...whole,
  }),
  "a theme that does not exist": editor(whole, "thm_none"),
  "a theme that does not load": editor({ answers: { "/api/v1/styles": refuse }, ...whole }),
  "a mood": editor(
    {
      enter: async ({ store }) => {
        store.set(startThemeAtom, { ...content, light: { ...content.light, primary: navy } });
        await press("button", { name: "Calm" });
      },
      root: "[role=group]:has([aria-pressed])",
      like: "full",
    },
    "new",
  ),
  "publishing changes": editor({
    enter: async (opened) => {
      name(opened);
      await enter("Illustration, Light", "#14532D");
      document.querySelector("input")?.focus();
      await opened.settled();
      await pressAll("Publish changes", "2 values change");
    },
    root: "[role=dialog]",
    like: "full",
  }),
  "publishing a new theme": publishing({}),
  "publishing a faint theme": publishing(faint),
  "publishing a mended theme": publishing(faint, "Fix and review"),
  "publishing in vain": named(publish, { answers: inVain, ...isPublished }),
  "taking a version from elsewhere": named([...publish, "Take the published version"], {
    answers: after(theirs),
    root: "[role=alertdialog]",
    like: "discarding a draft",
  }),
};
