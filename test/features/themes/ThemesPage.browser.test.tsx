/** The page of all themes: its acts, and what its dialogs do. What it shows is in test/screens. */
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { edited, undone } from "#src/domain/themes/themeDraft.ts";
import { changeThemeAtom, draftsAtom, startThemeAtom } from "#src/features/themes/drafts.ts";
import { themesAtom } from "#src/features/themes/themes.ts";
import { ThemesPage } from "#src/features/themes/ThemesPage.tsx";
import { toastsAtom } from "#src/interaction/toasts.ts";
import { lossAtom } from "#src/interaction/unsaved.ts";
import { newThemeId } from "#src/services/themes/ThemeDrafts.ts";
import { signedInScreen } from "#test/support/signedInScreen.tsx";
import { json } from "#test/support/smallServer.ts";
import { content } from "#test/support/themesTabs.ts";
import { idOf, theme, themesServer } from "./themesServer.ts";

const faint = { light: { ...content.light, onPrimary: content.light.primary } };
const fonts = { ios: "Georgia, serif", android: "Roboto", web: "Georgia" };
const three = [theme("Sea"), theme("Forest"), theme("Ash", { ...faint, fonts })];

const open = async (first = three, list?: Parameters<typeof themesServer>[1]) => {
  const platform = themesServer(first, list);
  const tab = await signedInScreen(platform.server);
  const { store } = tab;
  const onOpen = vi.fn<(id: string) => void>();
  const screen = await tab.show(<ThemesPage onOpen={onOpen} />);
  if (list === undefined) await expect.poll(tab.acts).toContain("New theme");
  if (list === undefined && first.length > 0)
    await expect.element(screen.getByRole("list", { name: "Themes" })).toBeVisible();
  const question = screen.getByRole("alertdialog");
  return {
    ...tab,
    ...platform,
    screen,
    question,
    dialog: screen.getByRole("dialog"),
    edit: (name: string, value: string, field: "name" | "fonts.ios" = "name") =>
      store.set(changeThemeAtom, idOf(name), edited({ field, value })),
    undo: (name: string) => store.set(changeThemeAtom, idOf(name), undone),
    opened: () => onOpen.mock.calls.flat(),
    asked: () =>
      question
        .getByRole("heading")
        .elements()
        .map(({ textContent }) => textContent),
    /** With their font for iOS, if it is another than usual. */
    drafts: () =>
      [...store.get(draftsAtom).values()].map(({ now: { name, fonts } }) =>
        fonts.ios === content.fonts.ios ? name : `${name} in ${fonts.ios}`,
      ),
    choose: async (name: string, act: string) => {
      await screen.getByRole("button", { name: `Actions for ${name}` }).click();
      await page.getByRole("menuitem", { name: act }).click();
    },
    answer: (name: string) => question.getByRole("button", { name }).click(),
  };
};
type Opened = Awaited<ReturnType<typeof open>>;

it("the palette has the acts of each theme", async () => {
  const { edit, store, acts, found } = await open();
  store.set(startThemeAtom, { ...content, name: " ", fonts });
  edit("Sea", "Zen");
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
  let isLate = false;
  const list = () => (isLate ? new Promise<Response>(() => {}) : json({ content: [theme("Sea")] }));
  const { screen, store } = await open([], list);
  await expect.element(screen.getByRole("list", { name: "Themes" })).toBeVisible();
  isLate = true;
  store.set(themesAtom);
  const said = () => document.querySelector("[aria-live]")?.textContent;
  await expect.poll(said).toBe("The list is being updated");
});

const notPublished = "The name “River” could not be published. It is kept as an unpublished change.";

const inDraft = "Renamed in your draft. Publish to apply.";

it.each<
  readonly [
    what: string,
    before: (page: Opened) => void,
    toasts: ReadonlyArray<string>,
    more: { name?: string; to?: string; names?: Array<string>; drafts?: Array<string> },
  ]
>([
  ["a published one", () => undefined, ["Renamed to “River”"], { names: ["River"] }],
  [
    "one with another change",
    ({ edit }) => edit("Sea", "New York", "fonts.ios"),
    [inDraft],
    { drafts: ["River in New York"] },
  ],
  [
    "one with a changed name",
    ({ edit }) => edit("Sea", "Lake"),
    [inDraft],
    { name: "Lake", drafts: ["River"] },
  ],
  [
    "one whose changes were undone",
    ({ edit, undo }) => {
      edit("Sea", "Lake");
      undo("Sea");
    },
    ["Renamed to “River”"],
    { names: ["River"] },
  ],
  [
    "one to the changed name that it has",
    ({ edit }) => edit("Sea", "Lake"),
    ["There was nothing to save."],
    { name: "Lake", to: "Lake", drafts: ["Lake"] },
  ],
  ["one to its own name", () => undefined, ["There was nothing to save."], { to: "Sea" }],
  ["one to its own name with spaces", () => undefined, [], { to: " Sea " }],
  ["one that is refused", ({ refuse }) => refuse(json({}, 500)), [notPublished], { drafts: ["River"] }],
  [
    "one that was published elsewhere",
    ({ changeElsewhere }) => changeElsewhere(idOf("Sea"), { name: "Ocean" }),
    [notPublished],
    { names: ["Ocean"], drafts: ["River"] },
  ],
  [
    "one that the platform stores under its old name",
    ({ storeOtherwise }) => storeOtherwise({ name: "Sea" }),
    ["The platform answered, but did not save this name."],
    { drafts: ["River"] },
  ],
])("renaming a theme: %s", async (_what, before, says, more) => {
  const { name = "Sea", to = "River", names = ["Sea"], drafts = [] } = more;
  const opened = await open([theme("Sea")]);
  const { choose, dialog } = opened;
  before(opened);
  await choose(name, "Rename");
  const field = dialog.getByRole("textbox", { name: "Name" });
  await userEvent.fill(field, to);
  await dialog.getByRole("button", { name: "Rename" }).click();
  await expect.poll(opened.toasts).toEqual(says);
  await expect.element(dialog).not.toBeInTheDocument();
  expect([opened.names(), opened.drafts()]).toEqual([names, drafts]);
  const isFailure = opened.store.get(toastsAtom).some(({ more }) => more.isFailure === true);
  expect(isFailure).toBe(/could not|did not/u.test(says.join()));
});

it("a theme is not renamed to a name that cannot be", async () => {
  const { choose, dialog, names, drafts } = await open([theme("Sea")]);
  await choose("Sea", "Rename");
  const field = dialog.getByRole("textbox", { name: "Name" });
  await expect.element(field).toHaveFocus();
  for (const name of [" ", "Sixteen letters."]) {
    await userEvent.fill(field, name);
    await userEvent.keyboard("{Enter}");
    await expect.element(field).toBeInvalid();
  }
  expect([names(), drafts()]).toEqual([["Sea"], []]);
});

const discardOf = (name: string) => `Discard the changes to “${name}”?`;

it("a theme is duplicated and opened; an unpublished one is discarded only after a question", async () => {
  const { choose, opened, drafts, asked, answer, store } = await open();
  store.set(startThemeAtom, { ...content, name: "New" });
  await choose("New", "Discard changes");
  await expect.poll(asked).toEqual([discardOf("New")]);
  await answer("Discard changes");
  await expect.poll(() => [...asked(), ...drafts()]).toEqual([]);
  await choose("Sea", "Duplicate");
  expect([opened(), drafts()]).toEqual([[newThemeId], ["Sea 2"]]);
  for (const _attempt of [1, 2]) {
    await choose("Ash", "Duplicate");
    await expect.poll(asked).toEqual([discardOf("Sea 2")]);
    await answer("Keep the changes");
    await expect.poll(asked).toEqual([]);
    expect([opened(), drafts()]).toEqual([[newThemeId], ["Sea 2"]]);
  }
  await choose("Ash", "Duplicate");
  await answer("Discard changes");
  expect([opened(), drafts()]).toEqual([[newThemeId, newThemeId], ["Ash 2 in Georgia, serif"]]);
});

it.each<readonly [what: string, before: (page: Opened) => void, name: string]>([
  ["a published one", () => undefined, "Sea"],
  ["one with a draft", ({ edit }) => edit("Sea", "Lake"), "Lake"],
  ["one that is gone already", ({ changeElsewhere }) => changeElsewhere(idOf("Sea"), undefined), "Sea"],
])("a theme is deleted with all that belongs to it: %s", async (_what, before, name) => {
  const opened = await open();
  const { act, asked, answer, names, toasts, drafts } = opened;
  before(opened);
  await act(`Delete theme “${name}”`);
  await expect.poll(asked).toEqual([`Delete theme “${name}”?`]);
  await answer("Delete");
  await expect.poll(toasts).toEqual([`Theme “${name}” deleted`]);
  await expect.poll(() => opened.screen.getByRole("listitem").elements()).toHaveLength(2);
  expect([asked(), names(), drafts()]).toEqual([[], ["Forest", "Ash"], []]);
});

it("a theme that was changed elsewhere is deleted only after its new version was seen", async () => {
  const opened = await open();
  const { store, act, question, answer, names, changeElsewhere, refuse, toasts, edit, drafts, hold } = opened;
  edit("Sea", "Mine");
  refuse(json({}, 500));
  await act("Delete theme “Mine”");
  await answer("Delete");
  await expect.element(question).toHaveTextContent("The theme was not deleted");
  expect(drafts()).toEqual(["Mine"]);
  refuse(undefined);
  for (const [before, now] of [
    ["Sea", "Ocean"],
    ["Ocean", "Pond"],
  ] as const) {
    changeElsewhere(idOf("Sea"), { name: now });
    const arrive = hold();
    await answer("Delete");
    await expect.element(question).toHaveTextContent("The theme is being deleted");
    for (const button of question.getByRole("button").elements()) expect(button).toBeDisabled();
    await expect.element(question).not.toHaveTextContent("was not deleted");
    expect(store.get(lossAtom)?.id).toContain("answerLoss");
    arrive();
    await expect.element(question.getByRole("row").last()).toHaveTextContent(new RegExp(`${before}.*${now}`));
    await expect.element(question).not.toHaveTextContent("was not deleted");
    expect(names()).toHaveLength(3);
  }
  await answer("Delete");
  await expect.poll(toasts).toEqual(["Theme “Mine” deleted"]);
  expect([names(), drafts()]).toEqual([["Forest", "Ash"], []]);
});

it.each([
  ["no JSON", "{", ["The file holds no design tokens (JSON)."]],
  ["too large", " ".repeat(262_145), ["The file holds no design tokens (JSON)."]],
  [
    "JSON of something else",
    "{}",
    expect.arrayContaining(["Primary, Light (light.primary)", "Font, Web (fonts.web)"]),
  ],
])("a file that is %s is refused", async (_what, text, says) => {
  const { screen, question, answer, opened } = await open();
  const input = screen.container.querySelector<HTMLInputElement>("input[type=file]");
  if (input === null) throw new Error("no file button");
  expect(input.accept).toBe(".json,application/json");
  await userEvent.upload(input, new File([text], "theme.json"));
  await expect
    .poll(() =>
      question
        .getByRole("listitem")
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(says);
  await answer("Close");
  await expect.element(question).not.toBeInTheDocument();
  expect(opened()).toEqual([]);
});
