/** The page of all themes: its acts, and what its dialogs do. What it shows is in test/screens. */
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { edited, undone } from "#src/domain/themes/themeDraft.ts";
import { exportTheme } from "#src/domain/themes/themeExport.ts";
import { changeThemeAtom, startThemeAtom } from "#src/features/themes/drafts.ts";
import { draftsAtom } from "#src/features/themes/storedDrafts.ts";
import { themesAtom } from "#src/features/themes/themes.ts";
import { keepFormsAtom } from "#src/interaction/keptForms.ts";
import { shownToastAtom } from "#src/interaction/toasts.ts";
import { lossAtom } from "#src/interaction/unsaved.ts";
import { enter, press } from "#test/screens/openConsole.tsx";
import { at, content, faint, fonts, sea, theme } from "#test/screens/someThemes.ts";
import { json } from "#test/support/smallServer.ts";
import { openThemes } from "./themesConsole.ts";

const list = page.getByRole("list", { name: "Themes" });

const open = async (themes = [theme("Sea"), theme("Forest"), theme("Ash", { ...faint, fonts })]) => {
  const opened = await openThemes("", { themes });
  const { store } = opened;
  await expect.element(list).toBeVisible();
  return {
    ...opened,
    edit: (value: string, field: "name" | "fonts.ios" = "name") =>
      store.set(changeThemeAtom, sea, edited({ field, value })),
    asked: () =>
      Array.from(document.querySelectorAll("[role=alertdialog] h2"), ({ textContent }) => textContent),
    /** With their font for iOS, if it is another than usual. */
    drafts: () =>
      [...store.get(draftsAtom).values()].map(({ now: { name, fonts } }) =>
        fonts.ios === content.fonts.ios ? name : `${name} in ${fonts.ios}`,
      ),
    choose: async (name: string, act: string) => {
      // By a real pointer, which the link that fills the card must not catch.
      await page.getByRole("button", { name: `Actions for ${name}` }).click();
      await press("menuitem", { name: act });
    },
  };
};
type Opened = Awaited<ReturnType<typeof open>>;

it("the palette has the acts of each theme", async () => {
  const { edit, store, acts, found } = await open();
  store.set(startThemeAtom, { ...content, name: " ", fonts });
  edit("Zen");
  await expect.poll(acts).toContain("Rename “Zen”");
  const own = (name: string, last: string) => [`Duplicate “${name}”`, `Rename “${name}”`, last];
  expect(acts().filter((act) => /Untitled|Zen/u.test(act))).toEqual([
    ...own("Untitled", "Discard changes to “Untitled”"),
    ...own("Zen", "Delete theme “Zen”"),
  ]);
  expect(["upload", "copy zen", "change zen", "remove zen"].map(found)).toEqual([
    "Import theme",
    ...own("Zen", "Delete theme “Zen”"),
  ]);
});

it("a list that is loaded again says so", async () => {
  const { store, hold } = await open();
  hold();
  store.set(themesAtom);
  const said = () => [...document.querySelectorAll("[aria-live]")].map(({ textContent }) => textContent);
  await expect.poll(said).toContain("The list is being updated");
});

const renamed = "Renamed to “River”";
const inDraft = "Renamed in your draft. Publish to apply.";
const notPublished = "The name “River” could not be published. It is kept as an unpublished change.";
const notSaved = "The platform answered, but did not save this name.";
const river = { drafts: ["River"] };
const undo = ({ store }: Opened) => store.set(changeThemeAtom, sea, undone);

it.each<
  readonly [what: string, before: (on: Opened) => void, says: string, more: Readonly<Record<string, unknown>>]
>([
  ["a published one", () => undefined, renamed, { names: ["River"] }],
  ["one with another change", (on) => on.edit("York", "fonts.ios"), inDraft, { drafts: ["River in York"] }],
  ["one with a changed name", (on) => on.edit("Lake"), inDraft, { name: "Lake", drafts: ["River"] }],
  ["one that is undone", (on) => [on.edit("Lake"), undo(on)], renamed, { names: ["River"] }],
  ["one that is refused", (on) => on.tamper({ refusal: json({}, 500) }), notPublished, river],
  [
    "one that was published elsewhere",
    (on) => on.changeElsewhere({ name: "Ocean" }),
    notPublished,
    { names: ["Ocean"], drafts: ["River"] },
  ],
  ["one stored under its old name", (on) => on.tamper({ instead: { name: "Sea" } }), notSaved, river],
])("renaming a theme: %s", async (_what, before, says, { name = "Sea", names = ["Sea"], drafts = [] }) => {
  const opened = await open([theme("Sea")]);
  const { choose, dialog, press } = opened;
  before(opened);
  await choose(String(name), "Rename");
  await enter("Name", "River");
  await press("Rename");
  await expect.poll(opened.toasts).toEqual([says]);
  await expect.element(dialog).not.toBeInTheDocument();
  expect([opened.names(), opened.drafts()]).toEqual([names, drafts]);
  const isFailure = opened.store.get(shownToastAtom)?.more.isFailure === true;
  expect(isFailure).toBe(/could not|did not/u.test(says));
});

it("a theme is renamed neither to the name that it has nor to one that cannot be", async () => {
  const { choose, press, names, drafts, toasts, dialog, edit } = await open();
  const field = dialog.getByRole("textbox");
  await choose("Sea", "Rename");
  for (const name of [" ", "Sixteen letters."]) {
    await userEvent.fill(field, name);
    await userEvent.keyboard("{Enter}");
    await expect.element(field).toBeInvalid();
  }
  for (const [name, says] of [
    [" Sea ", []],
    ["Sea", ["There was nothing to save."]],
  ] as const) {
    await enter("Name", name);
    await press("Rename");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(toasts).toEqual(says);
    await choose("Sea", "Rename");
  }
  expect([names()[0], drafts()]).toEqual(["Sea", []]);
  await press("Cancel");
  edit("Lake");
  await choose("Lake", "Rename");
  await press("Rename");
  await expect.poll(toasts).toEqual(["There was nothing to save."]);
  expect([names()[0], drafts()]).toEqual(["Sea", ["Lake"]]);
});

it("a name that was typed when the session ended is restored", async () => {
  const { choose, dialog, press, store } = await open();
  await choose("Sea", "Rename");
  await enter("Name", "River");
  await expect.poll(() => store.set(keepFormsAtom)).toBe(true);
  await press("Cancel");
  await choose("Sea", "Rename");
  await press("Restore");
  await expect.element(dialog.getByRole("textbox")).toHaveValue("River");
});

const discardOf = (name: string) => `Discard the changes to “${name}”?`;

it("a theme is duplicated and opened; an unpublished one is discarded only after a question", async () => {
  const { choose, address, drafts, asked, press, store, go } = await open();
  store.set(startThemeAtom, { ...content, name: "New" });
  await choose("New", "Discard changes");
  await expect.poll(asked).toEqual([discardOf("New")]);
  await press("Discard changes");
  await expect.poll(() => [...asked(), ...drafts()]).toEqual([]);
  await choose("Sea", "Duplicate");
  await expect.poll(address).toBe(`${at}/new`);
  expect(drafts()).toEqual(["Sea 2"]);
  await go(at);
  const [keep, discard] = ["Keep the changes", "Discard changes"];
  for (const each of [keep, keep, discard]) {
    await choose("Ash", "Duplicate");
    await expect.poll(asked).toEqual([discardOf("Sea 2")]);
    expect(drafts()).toEqual(["Sea 2"]);
    await press(each);
    await expect.poll(asked).toEqual([]);
  }
  await expect.poll(address).toBe(`${at}/new`);
  expect(drafts()).toEqual(["Ash 2 in Georgia, serif"]);
});

it.each<readonly [what: string, before: (page: Opened) => void, name: string]>([
  ["a published one", () => undefined, "Sea"],
  ["one with a draft", ({ edit }) => edit("Lake"), "Lake"],
  ["one that is gone already", ({ changeElsewhere }) => changeElsewhere(undefined), "Sea"],
])("a theme is deleted with all that belongs to it: %s", async (_what, before, name) => {
  const opened = await open();
  const { act, asked, press, names, toasts, drafts } = opened;
  before(opened);
  await act(`Delete theme “${name}”`);
  await expect.poll(asked).toEqual([`Delete theme “${name}”?`]);
  await press("Delete");
  await expect.poll(toasts).toEqual([`Theme “${name}” deleted`]);
  await expect.poll(() => list.getByRole("listitem").elements()).toHaveLength(2);
  expect([asked(), names(), drafts()]).toEqual([[], ["Forest", "Ash"], []]);
});

it("a theme that was changed elsewhere is deleted only after its new version was seen", async () => {
  const opened = await open();
  const { store, act, question, press, names, changeElsewhere, tamper, toasts, edit, drafts, hold } = opened;
  edit("Mine");
  tamper({ refusal: json({}, 500) });
  await act("Delete theme “Mine”");
  await press("Delete");
  await expect.element(question).toHaveTextContent("The theme was not deleted");
  expect(drafts()).toEqual(["Mine"]);
  tamper({ refusal: undefined });
  for (const [before, now] of [
    ["Sea", "Ocean"],
    ["Ocean", "Pond"],
  ] as const) {
    changeElsewhere({ name: now });
    const arrive = hold();
    await press("Delete");
    await expect.element(question).toHaveTextContent("The theme is being deleted");
    for (const button of question.getByRole("button").elements()) expect(button).toBeDisabled();
    await expect.element(question).not.toHaveTextContent("was not deleted");
    expect(store.get(lossAtom)?.id).toContain("answerLoss");
    arrive();
    await expect.element(question.getByRole("row").last()).toHaveTextContent(new RegExp(`${before}.*${now}`));
    await expect.element(question).not.toHaveTextContent("was not deleted");
    expect(names()).toHaveLength(3);
  }
  await press("Delete");
  await expect.poll(toasts).toEqual(["Theme “Mine” deleted"]);
  expect([names(), drafts()]).toEqual([["Forest", "Ash"], []]);
});

it("a file without a theme is refused, and one with a theme becomes a draft of a new one", async () => {
  const { question, press, address } = await open();
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (input === null) throw new Error("no file button");
  expect(input.accept).toBe(".json,application/json");
  const noJson = /imported ?Nothing was changed. The file holds no design tokens/u;
  for (const [text, says] of [
    ["{", noJson],
    [" ".repeat(262_145), noJson],
    ["{}", /These values are missing.*Primary, Light \(light.primary\).*Font, Web \(fonts.web\)/u],
  ] as const) {
    await userEvent.upload(input, new File([text], "theme.json"));
    await expect.element(question).toHaveTextContent(says);
    await press("Close");
    await expect.element(question).not.toBeInTheDocument();
  }
  expect(address()).toBe(at);
  await userEvent.upload(input, new File([exportTheme({ ...content, name: "Lake" }).text], "theme.json"));
  await expect.poll(address).toBe(`${at}/new`);
  await expect.element(page.getByLabelText("Name", { exact: true })).toHaveValue("Lake");
});
