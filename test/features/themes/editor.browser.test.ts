/** The theme editor at each width: what stays in view, and how people come to the colours that need them. */
import { Schema } from "effect";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Colour } from "#schemas/themes/Theme.ts";
import { withContrastFixed } from "#src/domain/themes/contrast.ts";
import { derivedColours } from "#src/domain/themes/derivedColours.ts";
import { newThemeId } from "#src/domain/themes/themeDraft.ts";
import { draftsAtom } from "#src/features/themes/storedDrafts.ts";
import { shownToastAtom } from "#src/interaction/toasts.ts";
import * as some from "#test/screens/someThemes.ts";
import { openThemes } from "./themesConsole.ts";

const { content } = some;
const faint = { ...content, light: some.faint.light };
const faintInDark = { ...content, dark: some.faint.dark };

/** A new theme, which exists only as a draft. */
const openEditor = async (width: number, started = content) => {
  const { store, ...opened } = await openThemes("/new", { width, height: 720, started });
  await expect.element(page.getByRole("group", { name: "Edit and publish" })).toBeVisible();
  return {
    ...opened,
    draft: () => store.get(draftsAtom).get(newThemeId),
    toast: () => store.get(shownToastAtom),
  };
};

const isOnTop = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const [shown] = document.elementsFromPoint(x + width / 2, y + height / 2);
  return shown !== undefined && (element.contains(shown) || shown.contains(element));
};

const isPhone = (width: number) => width < 600;

const topBar = 56;

const drawnOutlines = (colour: string) =>
  [...document.querySelectorAll("[aria-hidden=true] path")].filter(
    (each) => getComputedStyle(each).stroke === colour && isOnTop(each),
  );

// From 1024 px, the menu is beside the page.
it.each([1440, 1264, 768, 390, 320])(
  "at %i px, the bar is one row in both languages, and stays in view with a preview while a colour is edited",
  async (width) => {
    const { speak } = await openEditor(width, { ...faint, name: "W".repeat(15) });
    const name = page.getByLabelText("Name", { exact: true });
    await expect.element(name).toHaveFocus();
    for (const [language, label] of [
      ["de", "Bearbeiten und veröffentlichen"],
      ["en", "Edit and publish"],
    ] as const) {
      await speak(language);
      const bar = page.getByRole("group", { name: label });
      const buttons = bar.getByRole("button");
      await expect.poll(() => buttons.elements()).toHaveLength(5);
      // On narrow pages the heading has a line of its own, which scrolls away.
      const heading = width < 1024 ? [] : bar.getByRole("heading").elements();
      const [first, ...others] = [...buttons.elements(), ...heading].map((each) =>
        each.getBoundingClientRect(),
      );
      const isAway = ({ top, bottom }: DOMRect) => top > (first?.bottom ?? 0) || bottom < (first?.top ?? 0);
      expect(others.filter(isAway).map(() => language)).toEqual([]);
      const [row, preview] = [53, 64];
      window.scrollTo(0, 600);
      const { bottom } = bar.element().getBoundingClientRect();
      expect(bottom - topBar).toBeCloseTo(width === 768 ? row + preview : row, 0);
    }
    window.scrollTo(0, 0);
    // What is typed takes the place of the name that it began with.
    await userEvent.keyboard("Sea");
    await expect.element(name).toHaveValue("Sea");
    if (isPhone(width)) await userEvent.click(page.getByRole("radio", { name: "Dark" }));
    const field = page.getByRole("textbox", { name: "Illustration outline, Dark", exact: true });
    await userEvent.fill(field, "#ff00ff");
    expect(window.scrollY).toBeGreaterThan(0);
    expect(isOnTop(field.element())).toBe(true);
    expect(isOnTop(page.getByRole("button", { name: "Publish changes" }).element())).toBe(true);
    expect(isOnTop(page.getByRole("button", { name: "1 contrast problem" }).element())).toBe(true);
    // Phones have no place for it beside the fields: the picker brings it along.
    if (isPhone(width))
      await userEvent.click(page.getByRole("button", { name: "Pick: Illustration outline, Dark" }));
    await expect.poll(() => drawnOutlines("rgb(255, 0, 255)")).not.toEqual([]);
  },
);

it("publishing a theme with too little contrast fixes it on the spot, and can take it back", async () => {
  const { press, draft, dialog } = await openEditor(390, faintInDark);
  const before = draft()?.now;
  await press("Publish changes");
  // A press without a pointer would leave the focus where it is.
  await dialog.getByRole("button", { name: "Fix and review" }).click();
  await expect.element(dialog).toHaveTextContent("1 colour adjusted");
  expect(dialog.element().contains(document.activeElement)).toBe(true);
  expect(draft()).toMatchObject({ now: withContrastFixed(faintInDark), past: [before] });
  await press("Undo");
  await expect.element(dialog.getByRole("button", { name: "Publish anyway" })).toBeVisible();
  expect(draft()?.now).toEqual(before);
});

it.each([1440, 390])(
  "at %i px, the bar leads to the fix of a pair with too little contrast, which leaves the focus at the colour",
  async (width) => {
    const { press } = await openEditor(width, faintInDark);
    const modes = page.getByRole("radio", { name: "1 contrast problem, Dark" }).elements();
    expect(modes).toHaveLength(isPhone(width) ? 1 : 0);
    await press("1 contrast problem");
    const [use] = page.getByRole("button", { name: "Use #000000: On primary, Dark" }).elements();
    expect(document.activeElement).toBe(use);
    expect(use && isOnTop(use)).toBe(true);
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("button", { name: /contrast problem/ })).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Pick: On primary, Dark" })).toHaveFocus();
  },
);

const withPrimary = (primary: string) => ({
  ...content,
  light: { ...content.light, primary: Schema.decodeSync(Colour)(primary) },
});
const primary = (mood: "fresh" | "calm") => (now: typeof content) => ({
  ...now,
  ...derivedColours(now.light.primary, mood),
});

it.each([
  ["Fix all", { ...faint, dark: faintInDark.dark }, withContrastFixed, "2 colours adjusted"],
  ["Fresh", withPrimary("#F59E0B"), primary("fresh"), "All colours made from #F59E0B"],
  ["Calm", withPrimary("#0A1F5C"), primary("calm"), "All colours made from #0A1F5C"],
] as const)(
  "“%s” changes many colours in one step, which a toast offers to take back",
  async (button, started, rewrite, says) => {
    const screen = await openEditor(390, started);
    await screen.press(button);
    expect(screen.draft()).toMatchObject({ now: rewrite(started), past: [started] });
    expect(screen.toast()).toMatchObject({ text: says, more: { action: { label: "Undo" } } });
    const pressed = page.getByRole("button", { pressed: true });
    expect(pressed.elements()).toHaveLength(button === "Fix all" ? 0 : 1);
    screen.toast()?.more.action?.run();
    expect(screen.draft()).toMatchObject({ now: started, past: [] });
    await expect.poll(() => pressed.elements()).toEqual([]);
  },
);

it("values that cannot be stay in their fields, and are in no style", async () => {
  await openEditor(1440);
  for (const [role, name, value] of [
    ["textbox", "Primary, Light", "red;background:url(//x)"],
    ["combobox", "Web", 'x"; background: url(//x)'],
  ] as const) {
    const field = page.getByRole(role, { name, exact: true });
    await userEvent.fill(field, value);
    await userEvent.keyboard("{Enter}");
    await expect.element(field).toBeInvalid();
    await expect.element(field).toHaveValue(value);
  }
  await expect.element(page.getByText(/Please enter names of fonts/)).toBeVisible();
  expect(document.querySelectorAll(`[style*="url("]`)).toHaveLength(0);
});

it("a suggestion below a colour of one mode leaves the fields of both modes level", async () => {
  await openEditor(1440, {
    ...content,
    light: { ...content.light, illustration: content.light.background },
  });
  const top = (mode: string) =>
    page
      .getByRole("textbox", { name: `Illustration outline, ${mode}`, exact: true })
      .element()
      .getBoundingClientRect().top;
  expect(top("Light")).toBe(top("Dark"));
});

it.each([
  ["Inter, Arial", /^"Inter Variable", /],
  ["Arial", /^Arial, /],
])("the previews of a theme with the font %s show it, Inter as the console has it", async (web, shown) => {
  await openEditor(1440, { ...content, fonts: { ...content.fonts, web } });
  for (const { firstElementChild: preview } of page.getByRole("img", { name: /^Preview/ }).elements())
    expect(preview && getComputedStyle(preview).fontFamily).toMatch(shown);
});
