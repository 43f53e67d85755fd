/** The theme editor at each width: what stays in view, and how people come to the colours that need them. */
import "#src/theme/theme.css.ts";
import "#src/theme/global.css.ts";
import { Schema } from "effect";
import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { Colour } from "#schemas/themes/Theme.ts";
import { withContrastFixed } from "#src/domain/themes/contrast.ts";
import { derivedColours } from "#src/domain/themes/derivedColours.ts";
import { toastsAtom } from "#src/interaction/toasts.ts";
import { content } from "#test/support/themesTabs.ts";
import * as editor from "./editorScreen.tsx";

const faint = { ...content, light: { ...content.light, onPrimary: content.light.primary } };
const faintInDark = { ...content, dark: { ...content.dark, onPrimary: content.dark.primary } };

/** A new theme, which exists only as a draft. */
const openEditor = async (width: number, started = content, language: "en" | "de" = "en") => {
  const { screen, store, ...opened } = await editor.openEditor({ width, started, language });
  return { ...opened, ...screen, toasts: () => store.get(toastsAtom) };
};

const isOnTop = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const [shown] = document.elementsFromPoint(x + width / 2, y + height / 2);
  return shown !== undefined && (element.contains(shown) || shown.contains(element));
};

const isPhone = (width: number) => width < 600;

/** Here nothing is above the bar; the page has a top bar there. */
const topBar = 56;

const drawnOutlines = (colour: string) =>
  [...document.querySelectorAll("[aria-hidden=true] path")].filter(
    (each) => getComputedStyle(each).stroke === colour && isOnTop(each),
  );

describe.each([1440, 1024, 768, 390, 320])("at %i px", (width) => {
  it("Publish and the number of problems stay in view while a colour is edited, and so does a preview", async () => {
    const screen = await openEditor(width, faint);
    const name = screen.getByLabelText("Name", { exact: true });
    await expect.element(name).toHaveFocus();
    // What is typed takes the place of the name that it began with.
    await userEvent.keyboard("Sea");
    await expect.element(name).toHaveValue("Sea");
    if (isPhone(width)) await userEvent.click(screen.getByRole("tab", { name: "Dark" }));
    const field = screen.getByLabelText("Illustration outline, Dark", { exact: true });
    await userEvent.fill(field, "#ff00ff");
    expect(window.scrollY).toBeGreaterThan(0);
    expect(isOnTop(field.element())).toBe(true);
    expect(isOnTop(screen.getByRole("button", { name: "Publish changes" }).element())).toBe(true);
    expect(isOnTop(screen.getByRole("button", { name: "1 contrast problem" }).element())).toBe(true);
    // Phones have no place for it beside the fields: the picker brings it along.
    if (isPhone(width))
      await userEvent.click(screen.getByRole("button", { name: "Pick: Illustration outline, Dark" }));
    await expect.poll(() => drawnOutlines("rgb(255, 0, 255)")).not.toEqual([]);
  });

  it.each(["en", "de"] as const)(
    "the bar is one row of controls above the fields, in %s",
    async (language) => {
      const screen = await openEditor(width, { ...faint, name: "W".repeat(15) }, language);
      const bar = screen.getByRole("group", {
        name: /^(?:Edit and publish|Bearbeiten und veröffentlichen)$/,
      });
      const buttons = bar.getByRole("button").elements();
      expect(buttons).toHaveLength(5);
      // On narrow pages the heading has a line of its own, which scrolls away.
      const heading = width < 1024 ? [] : bar.getByRole("heading").elements();
      const [first, ...others] = [...buttons, ...heading].map((each) => each.getBoundingClientRect());
      expect(
        others.filter(({ top, bottom }) => top > (first?.bottom ?? 0) || bottom < (first?.top ?? 0)),
      ).toEqual([]);
      const [row, preview] = [53, 64];
      window.scrollTo(0, 600);
      const { bottom } = bar.element().getBoundingClientRect();
      expect(bottom - topBar).toBeCloseTo(width === 768 ? row + preview : row, 0);
    },
  );
});

it.each([1024, 390])(
  "at %i px, publishing a theme with too little contrast fixes it on the spot, and can take it back",
  async (width) => {
    const screen = await openEditor(width, faintInDark);
    const before = screen.draft()?.now;
    await userEvent.click(screen.getByRole("button", { name: "Publish changes" }));
    const dialog = screen.getByRole("dialog");
    await userEvent.click(dialog.getByRole("button", { name: "Fix and review" }));
    await expect.element(dialog).toHaveTextContent("1 colour adjusted");
    expect(dialog.element().contains(document.activeElement)).toBe(true);
    expect(screen.draft()).toMatchObject({ now: withContrastFixed(faintInDark), past: [before] });
    await userEvent.click(dialog.getByRole("button", { name: "Undo" }));
    await expect.element(dialog.getByRole("button", { name: "Publish anyway" })).toBeVisible();
    await expect.element(dialog).toHaveTextContent("One pair of colours has too little contrast");
    expect(screen.draft()?.now).toEqual(before);
  },
);

describe("a pair with too little contrast", () => {
  it.each([1440, 390])(
    "at %i px, the bar leads to its fix, which leaves the focus at the colour",
    async (width) => {
      const screen = await openEditor(width, faintInDark);
      const tabs = screen.getByRole("tab", { name: "Dark 1 contrast problem" }).elements();
      expect(tabs).toHaveLength(isPhone(width) ? 1 : 0);
      await userEvent.click(screen.getByRole("button", { name: "1 contrast problem" }));
      const [use] = screen.getByRole("button", { name: "Use #000000: On primary, Dark" }).elements();
      expect(document.activeElement).toBe(use);
      expect(use && isOnTop(use)).toBe(true);
      await userEvent.keyboard("{Enter}");
      await expect.element(screen.getByRole("button", { name: /contrast problem/ })).not.toBeInTheDocument();
      await expect.element(screen.getByRole("button", { name: "Pick: On primary, Dark" })).toHaveFocus();
    },
  );
});

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
    await userEvent.click(screen.getByRole("button", { name: button }));
    expect(screen.draft()).toMatchObject({ now: rewrite(started), past: [started] });
    expect(screen.toasts()).toMatchObject([{ text: says, more: { action: { label: "Undo" } } }]);
    const pressed = screen.getByRole("button", { pressed: true });
    expect(pressed.elements()).toHaveLength(button === "Fix all" ? 0 : 1);
    screen.toasts()[0]?.more.action?.run();
    expect(screen.draft()).toMatchObject({ now: started, past: [] });
    await expect.poll(() => pressed.elements()).toEqual([]);
  },
);

it("values that cannot be stay in their fields, and are in no style", async () => {
  const screen = await openEditor(1440);
  for (const [name, value] of [
    ["Primary, Light", "red;background:url(//x)"],
    ["Accent, Light", "rgb(0 0 0 / 50%)"],
    ["Web", 'x"; background: url(//x)'],
  ] as const) {
    const field = screen.getByRole(name === "Web" ? "combobox" : "textbox", { name, exact: true });
    await userEvent.fill(field, value);
    await userEvent.keyboard("{Enter}");
    await expect.element(field).toBeInvalid();
    await expect.element(field).toHaveValue(value);
  }
  await expect.element(screen.getByText(/Please enter names of fonts/)).toBeVisible();
  expect(document.querySelectorAll(`[style*="url("]`)).toHaveLength(0);
});

it("a suggestion below a colour of one mode leaves the fields of both modes level", async () => {
  const screen = await openEditor(1440, {
    ...content,
    light: { ...content.light, illustration: content.light.background },
  });
  const top = (mode: string) =>
    screen.getByLabelText(`Illustration outline, ${mode}`, { exact: true }).element().getBoundingClientRect()
      .top;
  expect(top("Light")).toBe(top("Dark"));
});

it.each([
  ["Inter, Arial", /^"Inter Variable", /],
  ["Arial", /^Arial, /],
])("the previews of a theme with the font %s show it, Inter as the console has it", async (web, shown) => {
  const screen = await openEditor(1440, { ...content, fonts: { ...content.fonts, web } });
  for (const { firstElementChild: preview } of screen.getByRole("img", { name: /^Preview/ }).elements())
    expect(preview && getComputedStyle(preview).fontFamily).toMatch(shown);
});
