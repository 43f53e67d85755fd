/** The theme editor at each width: what stays in view, and how people come to the colours that need them. */
import "#src/theme/theme.css.ts";
import "#src/theme/global.css.ts";
import "#src/theme/fonts.css.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { withContrastFixed } from "#src/domain/themes/contrast.ts";
import { derivedColours } from "#src/domain/themes/derivedColours.ts";
import { toastsAtom } from "#src/interaction/toasts.ts";
import { expectAccessible } from "#test/support/accessible.ts";
import { emptyBrowser } from "#test/support/tab.ts";
import { content } from "#test/support/themesTabs.ts";
import * as editor from "./editorScreen.tsx";

beforeEach(emptyBrowser);

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
      const screen = await openEditor(width, faint, language);
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

describe.each([
  ["en", "Publish changes", "Publish anyway", "Fix and review", "On primary, Dark: #000000 instead of #"],
  ["de", "Veröffentlichen", "Trotzdem veröffentlichen", "Korrigieren und ansehen", "Dunkel: #000000 statt #"],
] as const)("in %s", (language, publish, anyway, fix, says) => {
  it.each([1024, 390])(
    "at %i px, publishing a theme with too little contrast fixes it on the spot, says how, and can take it back",
    async (width) => {
      const screen = await openEditor(width, faintInDark, language);
      const before = screen.draft()?.now;
      await userEvent.click(screen.getByRole("button", { name: publish }));
      const dialog = screen.getByRole("dialog");
      const names = () =>
        dialog
          .getByRole("button")
          .elements()
          .map((button) => button.textContent)
          .slice(-3);
      const offered = [expect.stringMatching(/Cancel|Abbrechen/), anyway, fix];
      expect(names()).toEqual(offered);
      await userEvent.click(dialog.getByRole("button", { name: fix }));
      await expect.element(dialog.getByRole("status")).toHaveTextContent(says);
      await expectAccessible();
      expect(dialog.element().contains(document.activeElement)).toBe(true);
      expect(screen.draft()).toMatchObject({ now: withContrastFixed(faintInDark), past: [before] });
      expect(names().slice(-1)).toEqual([publish]);
      await userEvent.click(dialog.getByRole("button", { name: /Undo|Rückgängig/ }));
      await expect.poll(names).toEqual(offered);
      // Only the warning is left.
      expect(dialog.getByRole("status").elements()).toHaveLength(1);
      expect(screen.draft()?.now).toEqual(before);
    },
  );
});

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
      await expect
        .element(screen.getByLabelText("On primary, Dark", { exact: true }))
        .toHaveAccessibleDescription(/^1\.00:1 Too low$/);
      await userEvent.keyboard("{Enter}");
      await expect.element(screen.getByRole("button", { name: /contrast problem/ })).not.toBeInTheDocument();
      await expect.element(screen.getByRole("button", { name: "Pick: On primary, Dark" })).toHaveFocus();
      await expect
        .element(screen.getByLabelText("On primary, Dark", { exact: true }))
        .toHaveAccessibleDescription(/:1 Passes$/);
    },
  );

  it("is fixed together with all others in one step, which a toast offers to take back", async () => {
    const { light, dark } = content;
    const screen = await openEditor(1440, {
      ...content,
      light: { ...light, onPrimary: light.primary },
      dark: { ...dark, onAccent: dark.accent },
    });
    const before = screen.draft();
    await userEvent.click(screen.getByRole("button", { name: "Fix all" }));
    expect(screen.toasts()).toMatchObject([
      { text: "2 colours adjusted", more: { action: { label: "Undo" } } },
    ]);
    expect(screen.draft()?.now).toEqual(withContrastFixed(before?.now ?? content));
    expect(screen.draft()?.past).toEqual([before?.now]);
    await expect.element(screen.getByRole("button", { name: "Fix all" })).not.toBeInTheDocument();
    screen.toasts()[0]?.more.action?.run();
    expect(screen.draft()).toMatchObject({ now: before?.now, past: [] });
  });
});

it.each([
  ["#F59E0B", "Fresh", "Primary, Light stays as it is."],
  ["#0A1F5C", "Calm", "so that it shows on the dark background."],
])(
  "%s becomes sixteen colours (%s) in one step, which a toast offers to take back",
  async (primary, mood, says) => {
    const screen = await openEditor(390);
    await userEvent.fill(screen.getByLabelText("Primary, Light", { exact: true }), primary);
    const before = screen.draft()?.now;
    await userEvent.click(screen.getByRole("button", { name: mood }));
    const now = screen.draft()?.now ?? content;
    expect(now.light.primary).toBe(primary);
    expect(now).toEqual({
      ...content,
      ...derivedColours(now.light.primary, mood === "Calm" ? "calm" : "fresh"),
    });
    expect(screen.draft()?.past.at(-1)).toEqual(before);
    await expect.element(screen.getByRole("button", { name: mood })).toHaveAttribute("aria-pressed", "true");
    await expect.element(screen.getByText(says)).toBeVisible();
    expect(screen.toasts()).toMatchObject([{ text: `All colours made from ${primary}` }]);
    screen.toasts()[0]?.more.action?.run();
    await expect.element(screen.getByRole("button", { name: mood })).toHaveAttribute("aria-pressed", "false");
    expect(screen.draft()?.now).toEqual(before);
  },
);

it.each([
  ["Primary, Light", "red;background:url(//x)", /Please enter a colour such as/],
  ["Primary, Light", "var(--x)", /Please enter a colour such as/],
  ["Primary, Light", "#fff}*{display:none", /Please enter a colour such as/],
  ["Web", 'x"; background: url(//x)', /Please enter names of fonts/],
])("%s refuses %s, which is in no style", async (label, value, says) => {
  const screen = await openEditor(1440);
  const field = screen.getByRole(label === "Web" ? "combobox" : "textbox", { name: label, exact: true });
  await userEvent.fill(field, value);
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText(says)).toBeVisible();
  await expect.element(field).toHaveValue(value);
  expect(
    document.querySelectorAll(`[style*="url("], [style*="var(--x)"], [style*="display:none"]`),
  ).toHaveLength(0);
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
  [1440, "iOS", "primary", "Primary", "On primary"],
  [1440, "Android", "illustration", "Illustration", "Illustration outline"],
  [768, "Web", "accent", "Accent", "On accent"],
  [390, "iOS", "accent", "Accent", "On accent"],
])(
  "at %i px, a click on the preview of %s leads to the clicked part's colours, which nothing covers, and only a click",
  async (width, system, role, name, neighbour) => {
    const screen = await openEditor(width);
    if (isPhone(width)) await userEvent.click(screen.getByRole("radio", { name: "Dark" }));
    const preview = screen.getByRole("img", { name: `Preview: ${system}, Dark` }).element();
    expect(preview.querySelectorAll("a, button, input, [tabindex]")).toHaveLength(0);
    const parts = [...preview.querySelectorAll<HTMLElement>("[data-colour]")];
    expect(parts.map(({ dataset }) => dataset["colour"]).join(" ")).toBe(
      "background onBackground illustration onBackground accent accent accent primary accent",
    );
    const part = parts.findLast(({ dataset }) => dataset["colour"] === role);
    if (part === undefined) throw new Error("the preview lacks the colour");
    await userEvent.click(part);
    const field = screen.getByLabelText(`${name}, Dark`, { exact: true });
    await expect.element(field).toHaveFocus();
    expect(isOnTop(field.element())).toBe(true);
    expect(isOnTop(screen.getByLabelText(`${neighbour}, Dark`, { exact: true }).element())).toBe(true);
  },
);

it.each([
  [768, ["Accent, Light", "Accent, Dark"]],
  [390, ["Accent, Light"]],
])("at %i px, a click on the small preview leads to the colours too", async (width, names) => {
  const screen = await openEditor(width);
  const parts = [...document.querySelectorAll("[data-colour=accent]")].filter(
    (part) => part.closest("[role=img]") === null && part.checkVisibility(),
  );
  expect(parts).toHaveLength(names.length);
  for (const [index, name] of names.entries()) {
    await userEvent.click(parts[index] ?? document.body);
    await expect.element(screen.getByLabelText(name, { exact: true })).toHaveFocus();
  }
});

it("the preview shows Inter where it is not installed, from the files that the console shows it from", async () => {
  const screen = await openEditor(1440);
  const web = screen.getByRole("img", { name: "Preview: Web, Light" }).element().firstElementChild;
  expect(web && getComputedStyle(web).fontFamily).toMatch(/^"?Inter"?, /);
  const facesOf = (family: string) =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter(({ style }) => style.getPropertyValue("font-family").replaceAll('"', "") === family)
      .map(({ style }) => style.getPropertyValue("src"));
  expect(facesOf("Inter")).toHaveLength(2);
  expect(facesOf("Inter")).toEqual(facesOf("Inter Variable"));
});
