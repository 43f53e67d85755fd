/** The page of a theme, and what a person finds of it. */
import { expect, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { draftsAtom, startThemeAtom } from "#src/features/themes/drafts.ts";
import { ThemeEditorPage } from "#src/features/themes/editor/ThemeEditorPage.tsx";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { newThemeId } from "#src/services/themes/ThemeDrafts.ts";
import { i18nIn } from "#test/support/i18nIn.ts";
import { signedInScreen } from "#test/support/signedInScreen.tsx";
import { content } from "#test/support/themesTabs.ts";
import { idOf, theme, themesServer } from "./themesServer.ts";

interface Opened {
  /** Of a published theme. Without it, `started` is a new one. */
  readonly published?: string;
  readonly started?: typeof content;
  readonly width?: number;
  readonly language?: "en" | "de";
  readonly list?: Parameters<typeof themesServer>[1];
}

export const openEditor = async ({
  published,
  started = content,
  width = 1440,
  language = "en",
  list,
}: Opened = {}) => {
  await page.viewport(width, 720);
  const platform = themesServer([theme("Sea"), theme("Forest")], list);
  const tab = await signedInScreen(platform.server);
  const { store } = tab;
  store.set(i18nAtom, await i18nIn(language));
  const id = published === undefined ? newThemeId : idOf(published);
  if (published === undefined) store.set(startThemeAtom, started);
  const onOpen = vi.fn<(id: string) => void>();
  const onLeave = vi.fn<() => void>();
  const screen = await tab.show(
    <div style={{ padding: 16 }}>
      <ThemeEditorPage id={id} onOpen={onOpen} onLeave={onLeave} />
    </div>,
  );
  const name = screen.getByLabelText("Name", { exact: true });
  if (list === undefined && published !== "None") await expect.element(name).toBeVisible();
  const [dialog, question] = [screen.getByRole("dialog"), screen.getByRole("alertdialog")];
  return {
    ...tab,
    ...platform,
    screen,
    name,
    dialog,
    question,
    rename: (to: string) => userEvent.fill(name, to),
    press: (button: string) => screen.getByRole("button", { name: button, exact: true }).click(),
    confirm: (button: string) => dialog.getByRole("button", { name: button }).click(),
    opened: () => onOpen.mock.calls.flat(),
    left: () => onLeave.mock.calls.length,
    draft: () => store.get(draftsAtom).get(id),
  };
};
