/** Whether a theme's address exists, before a screen shows any theme. */
import { Context, Effect, Layer } from "effect";
import { expect, it } from "vitest";
import { themeExists } from "#src/features/themes/themeExists.ts";
import { newThemeId, ThemeDrafts } from "#src/services/themes/ThemeDrafts.ts";
import { draft, sea, theme } from "#test/screens/someThemes.ts";
import { storeOver } from "#test/support/consoleStore.ts";
import { platformClient } from "#test/support/platformClient.ts";

const openConsole = async (...themes: ReadonlyArray<object>) => {
  const services = Layer.merge(
    ThemeDrafts.layer,
    platformClient(async () => Response.json(themes), "token"),
  );
  const { store, context } = await storeOver(services);
  return { store, drafts: Context.get(context, ThemeDrafts) };
};

it("a theme exists when it is published, and a new one from its first visit on", async () => {
  const { store, drafts } = await openConsole(theme("Sea"));
  const exists = (...ids: ReadonlyArray<string>) => Promise.all(ids.map((id) => themeExists(store, id)));
  expect(await exists(sea, "thm_none", "..", newThemeId)).toEqual([true, false, false, true]);
  const { drafts: started } = Effect.runSync(drafts.state);
  expect([...started.keys()]).toEqual([newThemeId]);
  expect(await exists(newThemeId)).toEqual([true]);
  expect(Effect.runSync(drafts.state).drafts).toEqual(started);
});

it("a theme exists when its draft came from another tab after the console had started", async () => {
  const { store, drafts } = await openConsole();
  expect(await themeExists(store, sea)).toBe(false);
  Effect.runSync(drafts.change(sea, () => draft));
  expect(await themeExists(store, sea)).toBe(true);
});
