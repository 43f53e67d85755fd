/** Tabs that edit drafts of themes in one browser. */
import { Effect, Fiber, ManagedRuntime, Schema } from "effect";
import { onTestFinished, vi } from "vitest";
import { exampleTheme } from "#schemas/themes/exampleTheme.ts";
import { ThemeId } from "#schemas/themes/Theme.ts";
import { startDraft } from "#src/domain/themes/themeDraft.ts";
import { applyEdit, ThemeContent, type ThemeEdit } from "#src/domain/themes/themeFields.ts";
import { type DraftChange, newThemeId, ThemeDrafts } from "#src/services/themes/ThemeDrafts.ts";

export const content = Schema.decodeSync(ThemeContent)({ name: "Calm sea", ...exampleTheme });
export const draft = startDraft("key", null, content);
export const forest = ThemeId.make("thm_forest");

export const edit =
  (change: ThemeEdit): DraftChange =>
  (before) =>
    before && { ...before, now: applyEdit(before.now, change) };
export const rename = (name: string) => edit({ field: "name", value: name });
export const font = (family: string) => edit({ field: "fonts.ios", value: family });

/** A separate tab, which shares no memory with other tabs. */
export const openTab = () => {
  const runtime = ManagedRuntime.make(ThemeDrafts.layer);
  onTestFinished(() => runtime.dispose());
  // Effects start at once if the runtime is already built.
  runtime.runSync(Effect.void);
  const run = <A>(use: (drafts: typeof ThemeDrafts.Service) => Effect.Effect<A>) =>
    runtime.runSync(Effect.flatMap(ThemeDrafts, use));
  return {
    state: () => run(({ state }) => state),
    now: (id: ThemeId = newThemeId) => run(({ state }) => state).drafts.get(id)?.now,
    change: (change: DraftChange, id: ThemeId = newThemeId) => run((drafts) => drafts.change(id, change)),
    /** The returned function stops it. */
    watch: (listener: () => void) => {
      const watching = runtime.runFork(Effect.flatMap(ThemeDrafts, ({ watch }) => watch(listener)));
      return () => runtime.runPromise(Fiber.interrupt(watching));
    },
  };
};

export const storeDraft = () => {
  const tab = openTab();
  tab.change(() => draft);
  return tab;
};

/** The storage event that a browser sends to a tab when another tab has written. */
export const announce = (key: string | null = "theme-draft/new") =>
  window.dispatchEvent(new StorageEvent("storage", { key }));
export const setVisibility = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  document.dispatchEvent(new Event("visibilitychange"));
};
export const refuseStorage = () =>
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });

/** Counts calls of JSON and storage from now on. */
export const counted = () => {
  const parse = vi.spyOn(JSON, "parse");
  const stringify = vi.spyOn(JSON, "stringify");
  const setItem = vi.spyOn(Storage.prototype, "setItem");
  return () => ({
    decoded: parse.mock.calls.length,
    encoded: stringify.mock.calls.length,
    written: setItem.mock.calls.length,
  });
};
