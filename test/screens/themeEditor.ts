/** The editor of a theme. */
import { Schema } from "effect";
import { Colour } from "#schemas/themes/Theme.ts";
import { startThemeAtom } from "#src/features/themes/drafts.ts";
import { themesAtom } from "#src/features/themes/themes.ts";
import { json } from "#test/support/smallServer.ts";
import { refuseStorage } from "#test/support/tab.ts";
import { enter, press } from "./openConsole.tsx";
import { content, edit, editor, rename, three, unread } from "./someThemes.ts";
import type { States } from "./states.ts";
import { refuse } from "./world.ts";

/** The first answer is the last one. */
const found = [[], three];
const navy = Schema.decodeSync(Colour)("#0A1F5C");
const bar = "[role=group]:has(h1)";
const colours = "section:has([data-pair])";
const whole = { root: "main > *" };

export const themeEditor: States = {
  published: editor(),
  "of a faint theme": editor({ root: `${bar}, ${colours}` }, "thm_Ash"),
  "of a faint theme at 390 px": editor(
    {
      width: 390,
      enter: () => press("radio", { name: "Dark" }),
      root: `${bar}, fieldset, fieldset ~ :nth-child(-n + 3)`,
    },
    "thm_Ash",
  ),
  "of a new theme": editor(
    {
      enter: async (opened) => {
        edit(opened);
        await enter("Name", " ");
        document.querySelector("input")?.blur();
      },
    },
    "new",
  ),
  "of changes that this browser does not keep": editor({
    enter: (opened) => {
      refuseStorage();
      rename(opened);
    },
  }),
  "of values that cannot be": editor({
    enter: async () => {
      await enter("Illustration outline, Light", "rgb(0 0 0 / 50%)");
      await enter("Illustration outline, Dark", "red;background:url(//x)");
      document.querySelector("input")?.focus();
    },
    root: colours,
  }),
  "of a mood": editor(
    {
      enter: async ({ store }) => {
        store.set(startThemeAtom, { ...content, light: { ...content.light, primary: navy } });
        await press("button", { name: "Calm" });
      },
      root: "[role=group]:has([aria-pressed])",
    },
    "new",
  ),
  "of a theme that is gone": editor({
    answers: { "/api/v1/styles": () => json({ content: found.pop() }) },
    enter: ({ store }) => store.set(themesAtom),
    ...whole,
  }),
  "of a theme that does not exist": editor(whole, "thm_none"),
  "of a theme that cannot be read": editor({ ...unread, ...whole }),
  "of a theme that does not load": editor({ answers: { "/api/v1/styles": refuse }, ...whole }),
};
