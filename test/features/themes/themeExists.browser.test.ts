/** Whether a theme's address exists, before a screen shows any theme. */
import { expect, it } from "vitest";
import { newThemeId } from "#src/domain/themes/themeDraft.ts";
import { themeExists } from "#src/features/themes/themeExists.ts";
import { content, sea, storedDraft, theme } from "#test/screens/someThemes.ts";
import { storeOver } from "#test/support/consoleStore.ts";
import { platformClient } from "#test/support/platformClient.ts";

const openConsole = (...themes: ReadonlyArray<object>) =>
  storeOver(platformClient(async () => Response.json(themes), "token"));

it("a theme exists when it is published, and a new one from its first visit on", async () => {
  const { store } = await openConsole(theme("Sea"));
  const exists = (...ids: ReadonlyArray<string>) => Promise.all(ids.map((id) => themeExists(store, id)));
  expect(await exists(sea, "thm_none", "..", newThemeId)).toEqual([true, false, false, true]);
  const started = localStorage.getItem("theme-draft/new");
  expect(started).not.toBeNull();
  expect(await exists(newThemeId)).toEqual([true]);
  expect(localStorage.getItem("theme-draft/new")).toBe(started);
});

it("a theme exists when its draft came from another tab after the console had started", async () => {
  const { store } = await openConsole();
  expect(await themeExists(store, sea)).toBe(false);
  Object.assign(localStorage, storedDraft(content, sea));
  expect(await themeExists(store, sea)).toBe(true);
});
