/** The theme editor at each width: what stays in view, and where the second confirmation of a bad theme is. */
import "#src/theme/theme.css.ts";
import "#src/theme/global.css.ts";
import { Effect, ManagedRuntime } from "effect";
import { createStore, useAtomValue, useSetAtom } from "jotai";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { loadCatalogue } from "#src/app/catalogues.ts";
import { statusOf } from "#src/domain/themes/themeDraft.ts";
import { changeThemeAtom, draftsAtom, startThemeAtom } from "#src/features/themes/drafts.ts";
import { ThemeEditor } from "#src/features/themes/editor/ThemeEditor.tsx";
import { StoreProvider } from "#src/i18n/StoreProvider.tsx";
import { i18nAtom, makeI18n } from "#src/i18n/i18n.ts";
import { type AppRuntime, runtimeAtom } from "#src/runtime/runtimeAtom.ts";
import { newThemeId, ThemeDrafts } from "#src/services/themes/ThemeDrafts.ts";
import { emptyBrowser } from "#test/support/tab.ts";
import { content } from "#test/support/themesTabs.ts";

beforeEach(emptyBrowser);

const faint = { ...content, light: { ...content.light, onPrimary: content.light.primary } };

/** A new theme, which exists only as a draft. */
function Editor() {
  const draft = useAtomValue(draftsAtom).get(newThemeId) ?? null;
  const change = useSetAtom(changeThemeAtom);
  if (draft === null) return null;
  const state = { published: null, draft };
  return (
    <ThemeEditor
      editor={{
        id: newThemeId,
        state,
        content: draft.now,
        status: statusOf(state),
        edit: (edit, isDragging = false) =>
          change(newThemeId, { _tag: "Edited", edit, isDragging, key: "key" }),
        undo: undefined,
        redo: undefined,
        rebase: () => undefined,
        discard: () => undefined,
      }}
      onOpen={() => undefined}
      onLeave={() => undefined}
    />
  );
}

const openEditor = async (width: number, theme = content, language: "en" | "de" = "en") => {
  await page.viewport(width, 720);
  const runtime = ManagedRuntime.make(ThemeDrafts.layer);
  onTestFinished(() => runtime.dispose());
  const store = createStore();
  store.set(runtimeAtom, runtime.runSync(Effect.runtime<ThemeDrafts>()) as unknown as AppRuntime);
  store.set(i18nAtom, makeI18n(language, await loadCatalogue(language)));
  onTestFinished(store.sub(draftsAtom, () => undefined));
  store.set(startThemeAtom, theme);
  return render(
    <StoreProvider store={store}>
      <div style={{ padding: 16 }}>
        <Editor />
      </div>
    </StoreProvider>,
  );
};

const isOnTop = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const [shown] = document.elementsFromPoint(x + width / 2, y + height / 2);
  return shown !== undefined && (element.contains(shown) || shown.contains(element));
};

describe.each([1440, 1024, 768, 390, 320])("at %i px", (width) => {
  it("Publish and the number of problems stay in view while a colour is edited, and so does a preview", async () => {
    const screen = await openEditor(width, faint);
    const field = screen.getByLabelText("Illustration outline, Dark").last();
    await userEvent.fill(field, "#ff00ff");
    expect(window.scrollY).toBeGreaterThan(0);
    expect(isOnTop(field.element())).toBe(true);
    expect(isOnTop(screen.getByRole("button", { name: "Publish changes" }).element())).toBe(true);
    expect(isOnTop(screen.getByRole("button", { name: "1 contrast problem" }).element())).toBe(true);
    const drawn = [...document.querySelectorAll("[aria-hidden=true] path")].filter(
      (each) => getComputedStyle(each).stroke === "rgb(255, 0, 255)" && isOnTop(each),
    );
    expect(drawn).not.toEqual([]);
  });
});

const meet = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

describe.each([
  ["en", "Publish changes", "Publish anyway", "Fix contrast", "Contrast"],
  ["de", "Veröffentlichen", "Trotzdem veröffentlichen", "Korrigieren", "Kontrast"],
] as const)("in %s", (language, publish, anyway, fix, contrast) => {
  it.each([
    [1024, "100%"],
    [1024, "150%"],
    [390, "100%"],
  ])("at %i px and text of %s, pressing the same place twice publishes no bad theme", async (width, size) => {
    document.documentElement.style.fontSize = size;
    onTestFinished(() => {
      document.documentElement.style.removeProperty("font-size");
    });
    const screen = await openEditor(width, faint, language);
    await userEvent.click(screen.getByRole("button", { name: publish }));
    const first = screen.getByRole("dialog").getByRole("button", { name: publish });
    const places: Array<DOMRect> = [];
    // Measured at the press, since the dialog moves until then.
    const measure = () => places.push(first.element().getBoundingClientRect());
    document.addEventListener("pointerdown", measure, { capture: true, once: true });
    await userEvent.click(first);
    const second = screen.getByRole("dialog").getByRole("button", { name: anyway }).element();
    expect(places.map((place) => meet(place, second.getBoundingClientRect()))).toEqual([false]);
    await expect.element(screen.getByRole("button", { name: fix })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("heading", { name: contrast, exact: true })).toHaveFocus();
  });
});
