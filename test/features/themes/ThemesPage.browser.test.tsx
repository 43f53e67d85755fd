/** The page of all themes: what each card says and offers, and its dialogs. */
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { changeThemeAtom, draftsAtom, startThemeAtom } from "#src/features/themes/drafts.ts";
import { ThemesPage } from "#src/features/themes/ThemesPage.tsx";
import { newThemeId } from "#src/services/themes/ThemeDrafts.ts";
import { json } from "#test/support/smallServer.ts";
import { signedInScreen } from "#test/support/signedInScreen.tsx";
import { emptyBrowser } from "#test/support/tab.ts";
import { content } from "#test/support/themesTabs.ts";
import { idOf, theme, themesServer } from "./themesServer.ts";

const faint = { light: { ...content.light, onPrimary: content.light.primary } };
const fonts = { ios: "Georgia, serif", android: "Roboto", web: "Georgia" };

const open = async (first = [theme("Sea"), theme("Forest"), theme("Ash", { ...faint, fonts })]) => {
  const platform = themesServer(first);
  const tab = await signedInScreen(platform.server);
  const onOpen = vi.fn<(id: string) => void>();
  const screen = await tab.show(<ThemesPage onOpen={onOpen} />);
  if (first.length > 0) await expect.element(screen.getByRole("list", { name: "Themes" })).toBeVisible();
  const rename = (name: string, to: string) =>
    tab.store.set(changeThemeAtom, idOf(name), {
      _tag: "Edited",
      edit: { field: "name", value: to },
      key: "key",
      isDragging: false,
    });
  return {
    ...tab,
    ...platform,
    screen,
    rename,
    opened: () => onOpen.mock.calls.flat(),
    cards: () =>
      screen
        .getByRole("listitem")
        .elements()
        .map((card) => card.textContent.replace(/^(?:Aa)+/u, "")),
    drafts: () => [...tab.store.get(draftsAtom).values()].map(({ now }) => now.name),
    choose: async (name: string, act: string) => {
      await screen.getByRole("button", { name: `Actions for ${name}` }).click();
      await page.getByRole("menuitem", { name: act }).click();
    },
    dialog: screen.getByRole("dialog"),
    question: screen.getByRole("alertdialog"),
  };
};

beforeEach(async () => {
  localStorage.clear();
  await emptyBrowser();
});

it("unpublished themes come first, and each card says its state, its problems and its fonts", async () => {
  const { cards, rename, store, acts, found } = await open();
  store.set(startThemeAtom, { ...content, name: " ", fonts });
  rename("Sea", "Zen");
  await expect
    .poll(cards)
    .toEqual([
      expect.stringMatching(/^UntitledDraft/u),
      expect.stringMatching(/^Ash1 contrast problemGeorgia · Roboto$/u),
      expect.stringMatching(/^Forest(?!Draft|Unpublished)/u),
      expect.stringMatching(/^ZenUnpublished changes/u),
    ]);
  await expect
    .poll(() => acts().filter((act) => /Untitled|Zen/u.test(act)))
    .toEqual([
      "Duplicate “Untitled”",
      "Rename “Untitled”",
      "Discard changes to “Untitled”",
      "Duplicate “Zen”",
      "Rename “Zen”",
      "Delete theme “Zen”",
    ]);
  expect(found("rename zen")).toBe("Rename “Zen”");
});

it.each([
  {
    from: "published",
    hint: "Up to 15 characters.",
    toast: "Renamed to “River”",
    stored: "River",
    drafts: [],
  },
  {
    from: "with other changes",
    hint: "Up to 15 characters. Published together with the other unpublished changes.",
    toast: "Renamed in your draft. Publish to apply.",
    stored: "Sea",
    drafts: ["River"],
  },
])("a theme $from is renamed: $toast", async ({ from, hint, toast, stored, drafts: expected }) => {
  const { choose, dialog, toasts, names, drafts, rename } = await open();
  const isPublished = from === "published";
  if (!isPublished) rename("Sea", "Lake");
  await choose(isPublished ? "Sea" : "Lake", "Rename");
  const field = dialog.getByRole("textbox", { name: "Name" });
  await expect.element(field).toHaveValue(isPublished ? "Sea" : "Lake");
  await expect.element(field).toHaveAccessibleDescription(hint);
  await userEvent.fill(field, "River");
  await dialog.getByRole("button", { name: "Rename" }).click();
  await expect.poll(toasts).toEqual([toast]);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(names()).toEqual([stored, "Forest", "Ash"]);
  expect(drafts()).toEqual(expected);
});

it("a name that is refused stays as a change, an unchanged one changes nothing", async () => {
  const { choose, dialog, toasts, refuse, drafts } = await open();
  await choose("Sea", "Rename");
  await dialog.getByRole("button", { name: "Rename" }).click();
  await expect.poll(toasts).toEqual(["There was nothing to save."]);
  expect(drafts()).toEqual([]);
  refuse(json({}, 500));
  await choose("Sea", "Rename");
  await userEvent.fill(dialog.getByRole("textbox", { name: "Name" }), "River");
  await dialog.getByRole("button", { name: "Rename" }).click();
  await expect.poll(() => toasts()[0]).toContain("The name “River” could not be published");
  expect(drafts()).toEqual(["River"]);
});

it("a theme is duplicated and opened; another unpublished one is discarded only after a question", async () => {
  const { choose, opened, drafts, question } = await open();
  await choose("Sea", "Duplicate");
  expect([opened(), drafts()]).toEqual([[newThemeId], ["Sea 2"]]);
  await choose("Forest", "Duplicate");
  await expect.element(question).toHaveTextContent("Discard the changes to “Sea 2”?");
  await expect.element(question).toHaveTextContent("never published and will be gone");
  await question.getByRole("button", { name: "Keep the changes" }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect([opened(), drafts()]).toEqual([[newThemeId], ["Sea 2"]]);
  await choose("Forest", "Duplicate");
  await question.getByRole("button", { name: "Discard changes" }).click();
  expect([opened(), drafts()]).toEqual([[newThemeId, newThemeId], ["Forest 2"]]);
});

it("a draft of a new theme is discarded, the platform is not asked", async () => {
  const { choose, drafts, question, store, server, cards } = await open();
  store.set(startThemeAtom, { ...content, name: "New" });
  await choose("New", "Discard changes");
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect.poll(cards).toHaveLength(3);
  await expect.element(question).not.toBeInTheDocument();
  expect(drafts()).toEqual([]);
  expect(server.requests.filter(({ method }) => method === "DELETE")).toEqual([]);
});

it.each([
  ["without a draft", false, "Apps stop showing it. This cannot"],
  ["with a draft", true, "and your unpublished changes are lost as well"],
])("a theme %s is deleted with all that belongs to it", async (_what, isEdited, says) => {
  const { act, question, names, toasts, drafts, rename } = await open();
  if (isEdited) rename("Sea", "Lake");
  const name = isEdited ? "Lake" : "Sea";
  await act(`Delete theme “${name}”`);
  await expect.element(question).toHaveTextContent(says);
  expect(question.getByRole("table").elements()).toHaveLength(0);
  await question.getByRole("button", { name: "Delete" }).click();
  await expect.poll(toasts).toEqual([`Theme “${name}” deleted`]);
  await expect.element(question).not.toBeInTheDocument();
  expect([names(), drafts()]).toEqual([["Forest", "Ash"], []]);
});

it("a theme that is listed after its deletion is said to be there, and can be deleted again", async () => {
  const { act, question, screen, refuse, names } = await open();
  const remove = async () => {
    await act("Delete theme “Sea”");
    await question.getByRole("button", { name: "Delete theme “Sea”" }).click();
  };
  refuse(new Response(null, { status: 204 }));
  await remove();
  const alert = screen.getByRole("alert");
  await expect.element(alert).toHaveTextContent("The platform still lists “Sea”");
  refuse(undefined);
  await remove();
  await expect.element(alert).not.toBeInTheDocument();
  expect(names()).toEqual(["Forest", "Ash"]);
});

it("a theme that was changed elsewhere is deleted only after its new version was seen", async () => {
  const { act, question, names, changeElsewhere, refuse, toasts } = await open();
  refuse(json({}, 500));
  await act("Delete theme “Sea”");
  const confirm = question.getByRole("button", { name: "Delete theme “Sea”" });
  await confirm.click();
  await expect.element(question).toHaveTextContent("The theme was not deleted");
  refuse(undefined);
  changeElsewhere(idOf("Sea"), { name: "Ocean" });
  await confirm.click();
  await expect.element(question).toHaveTextContent("Nothing has been deleted yet.");
  expect(question.element().textContent).not.toContain("was not deleted");
  const rows = question
    .getByRole("row")
    .elements()
    .map((row) => [...row.children].map((cell) => cell.lastChild?.textContent));
  expect(rows).toEqual([
    ["Field", "Before", "Published now"],
    ["Name", "Sea", "Ocean"],
  ]);
  expect(names()).toHaveLength(3);
  await confirm.click();
  await expect.poll(toasts).toEqual(["Theme “Sea” deleted"]);
  expect(names()).toEqual(["Forest", "Ash"]);
});

it("without a theme the page offers to start one", async () => {
  const { screen, opened, drafts } = await open([]);
  await expect.element(screen.getByText("No themes yet")).toBeVisible();
  await screen.getByRole("button", { name: "New theme" }).last().click();
  expect([opened(), drafts()]).toEqual([[newThemeId], ["New theme"]]);
});

it.each([
  ["no JSON", "{", "no design tokens"],
  ["too large", " ".repeat(262_145), "no design tokens"],
])("a file that is %s is refused", async (_what, text, says) => {
  const { screen, question, opened } = await open();
  const input = screen.container.querySelector<HTMLInputElement>("input[type=file]");
  if (input === null) throw new Error("no file button");
  await userEvent.upload(input, new File([text], "theme.json"));
  await expect.element(question).toBeVisible();
  expect(question.element().textContent.toLowerCase()).toContain(says);
  await question.getByRole("button", { name: "Close" }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(opened()).toEqual([]);
});
