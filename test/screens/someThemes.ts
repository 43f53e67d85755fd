/** Themes of the platform, and what the states of their pages have in common. */
import { Schema } from "effect";
import { exampleTheme } from "#schemas/themes/exampleTheme.ts";
import { ThemeId } from "#schemas/themes/Theme.ts";
import { edited, startDraft } from "#src/domain/themes/themeDraft.ts";
import { ThemeContent } from "#src/domain/themes/themeFields.ts";
import { changeThemeAtom, startThemeAtom } from "#src/features/themes/drafts.ts";
import { json } from "#test/support/smallServer.ts";
import type { Console } from "./openConsole.tsx";
import type { State } from "./states.ts";

export const at = "/administer/themes";
export const sea = ThemeId.make("thm_Sea");
export const content = Schema.decodeSync(ThemeContent)({ name: "Calm sea", ...exampleTheme });
export const draft = startDraft("key", null, content);
/** As a browser stores a draft that was never published. */
export const storedDraft = (of: ThemeContent = content, id: string = "new") => ({
  [`theme-draft/${id}`]: JSON.stringify(startDraft("key", null, of)),
});
export const theme = (
  name: string,
  more: Partial<typeof content & { readonly id: string | number }> = {},
) => ({
  ...content,
  id: `thm_${name.split(" ")[0]}`,
  name,
  ...more,
});
const { light, dark } = content;
export const faint = {
  light: { ...light, onPrimary: light.primary },
  dark: { ...dark, onPrimary: dark.primary },
};
export const fonts = { ios: "Georgia, serif", android: "Roboto", web: "Georgia" };
export const three = [theme("Sea"), theme("Ash 10", faint), theme("ash 9")];
export const list = (found: ReadonlyArray<object>) => ({
  "/api/v1/styles": () => json({ content: found }),
});
/** A theme that cannot be read, and a draft of it. */
export const unread = {
  answers: list([{ ...theme("Sea"), fonts: null }]),
  stored: storedDraft(content, sea),
};
export const editor = (given: Partial<State> = {}, id: string = sea): State => ({
  at: `${at}/${id}`,
  answers: list(three),
  ...given,
});

/** The platform refuses to write a theme. */
export const inVain = { ...list(three), "/api/v1/styles/": () => json({}, 500) };
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
export const changedElsewhere = () => after([theme("Ocean", { id: sea, fonts })]);
export const deletedElsewhere = () => after([]);

/** Names the theme “Sea” otherwise, without publishing it. */
export const rename = ({ store }: Console) =>
  store.set(changeThemeAtom, sea, edited({ field: "name", value: "Zen" }));
export const edit = (opened: Console) => {
  opened.store.set(startThemeAtom, { ...content, name: " ", fonts });
  rename(opened);
};
