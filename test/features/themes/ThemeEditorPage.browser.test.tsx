/** The editor of a published theme: its changes, conflicts with others, publishing and discarding. */
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { draftsAtom } from "#src/features/themes/drafts.ts";
import { ThemeEditorPage } from "#src/features/themes/editor/ThemeEditorPage.tsx";
import { themesAtom } from "#src/features/themes/themes.ts";
import { expectAccessible } from "#test/support/accessible.ts";
import { json } from "#test/support/smallServer.ts";
import { signedInScreen } from "#test/support/signedInScreen.tsx";
import { emptyBrowser } from "#test/support/tab.ts";
import { idOf, theme, themesServer } from "./themesServer.ts";

const sea = idOf("Sea");

const open = async (id = sea) => {
  await page.viewport(1440, 900);
  const platform = themesServer([theme("Sea"), theme("Forest")]);
  const tab = await signedInScreen(platform.server);
  const onOpen = vi.fn<(id: string) => void>();
  const onLeave = vi.fn<() => void>();
  const screen = await tab.show(<ThemeEditorPage id={id} onOpen={onOpen} onLeave={onLeave} />);
  const button = (name: string) => screen.getByRole("button", { name });
  return {
    ...tab,
    ...platform,
    screen,
    button,
    opened: () => onOpen.mock.calls.flat(),
    left: () => onLeave.mock.calls.length,
    name: screen.getByRole("textbox", { name: "Name" }),
    font: screen.getByRole("combobox", { name: "iOS" }),
    draft: () => tab.store.get(draftsAtom).get(id)?.now,
    reload: () => tab.store.set(themesAtom),
    dialog: screen.getByRole("dialog"),
    question: screen.getByRole("alertdialog"),
  };
};

const cells = (table: { readonly element: () => Element }) =>
  [...table.element().querySelectorAll("tr")].map((row) =>
    [...row.children].map((cell) => cell.lastChild?.textContent),
  );

beforeEach(async () => {
  localStorage.clear();
  await emptyBrowser();
});

it("changes can be undone, redone and published, and only then", async () => {
  const { name, button, acts, act, found, dialog, toasts, names, draft, screen } = await open();
  const all = ["Undo", "Redo", "Discard changes", "Publish changes"];
  const offered = () => acts().filter((each) => all.includes(each));
  const enabled = () => all.filter((each) => !button(each).element().hasAttribute("disabled"));
  await expect.element(name).toHaveValue("Sea");
  expect([offered(), enabled()]).toEqual([[], []]);
  await userEvent.fill(name, "Lake");
  await expect.poll(offered).toEqual(["Undo", "Discard changes", "Publish changes"]);
  expect(enabled()).toEqual(offered());
  expect(["undo", "discard", "release"].map(found)).toEqual(offered());
  await expect.element(screen.getByText("Unpublished changes")).toBeVisible();
  await act("Undo");
  await expect.element(name).toHaveValue("Sea");
  await expect.poll(offered).toEqual(["Redo"]);
  await act("Redo");
  await expect.element(name).toHaveValue("Lake");
  await userEvent.fill(name, " ");
  await expect.poll(offered).toEqual(["Undo", "Discard changes"]);
  await userEvent.fill(name, "Lake");
  await button("Publish changes").click();
  expect(cells(dialog.getByRole("table", { name: "Changes" }))).toEqual([
    ["Field", "Published", "New"],
    ["Name", "Sea", "Lake"],
  ]);
  await expectAccessible();
  await dialog.getByRole("button", { name: "Publish changes" }).click();
  await expect.poll(toasts).toEqual(["Theme “Lake” published"]);
  await expect.element(dialog).not.toBeInTheDocument();
  expect([names(), draft()]).toEqual([["Lake", "Forest"], undefined]);
  await expect.poll(offered).toEqual([]);
});

it("a publication that failed can be repeated, and is not said to have failed then", async () => {
  const { name, button, dialog, refuse, toasts, draft } = await open();
  await userEvent.fill(name, "Lake");
  refuse(json({}, 500));
  await button("Publish changes").click();
  const publish = dialog.getByRole("button", { name: "Publish changes" });
  await publish.click();
  await expect.element(dialog).toHaveTextContent("The theme was not published");
  expect([toasts(), draft()?.name]).toEqual([[], "Lake"]);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  refuse(undefined);
  await button("Publish changes").click();
  expect(dialog.element().textContent).not.toContain("was not published");
  await publish.click();
  await expect.poll(toasts).toEqual(["Theme “Lake” published"]);
});

it("what the platform has not stored is named, and is still to be published", async () => {
  const { name, button, dialog, storeOtherwise, draft, toasts } = await open();
  await userEvent.fill(name, "Lake");
  storeOtherwise({ name: "Sea" });
  await button("Publish changes").click();
  const publish = dialog.getByRole("button", { name: "Publish changes" });
  await publish.click();
  await expect
    .element(dialog.getByRole("alert"))
    .toHaveTextContent("The platform answered, but did not save “Name”.");
  expect(draft()?.name).toBe("Lake");
  storeOtherwise({});
  await publish.click();
  await expect.poll(toasts).toEqual(["Theme “Lake” published"]);
});

/** The editor after another administrator has published, or deleted, the theme whose name was edited. */
const conflict = async (change: Parameters<Awaited<ReturnType<typeof open>>["changeElsewhere"]>[1]) => {
  const editor = await open();
  await userEvent.fill(editor.name, "Mine");
  editor.changeElsewhere(sea, change);
  await editor.button("Publish changes").click();
  await editor.dialog.getByRole("button", { name: "Publish changes" }).click();
  await expect
    .element(editor.screen.getByText(/This theme has been (?:published|deleted) elsewhere/))
    .toBeVisible();
  await expect.element(editor.dialog).not.toBeInTheDocument();
  expect(editor.toasts()).toEqual([]);
  await expect.element(editor.button("Publish changes")).toBeDisabled();
  return editor;
};

const theirs = { name: "Theirs", fonts: { ...theme("Sea").fonts, ios: "Georgia" } };

it("a version that was published elsewhere is shown beside the own one, whose changes can be kept", async () => {
  const { screen, button, draft, name, stored } = await conflict(theirs);
  expect(cells(screen.getByRole("table", { name: "Changes" }))).toEqual([
    ["Field", "You started from", "Published now", "Yours"],
    ["Name", "Sea", "Theirs", "Mine"],
    ["Font, iOS", theme("Sea").fonts.ios, "Georgia", theme("Sea").fonts.ios],
  ]);
  await button("Keep my changes").click();
  await expect.element(screen.getByText("published elsewhere")).not.toBeInTheDocument();
  await expect.element(name).toHaveValue("Mine");
  expect(draft()?.fonts.ios).toBe("Georgia");
  await expect.element(button("Publish changes")).toBeEnabled();
  expect(stored()[0]?.name).toBe("Theirs");
});

it.each([
  ["published", theirs, "Take the published version", "The theme goes back to its published version.", 0],
  ["deleted", undefined, "Discard my version", "This draft was never published and will be gone.", 1],
])("of a theme that was %s elsewhere the own version is discarded after a question", async (...each) => {
  const [, change, discard, says, leaves] = each;
  const { button, question, draft, left } = await conflict(change);
  await button(discard).click();
  await expect.element(question).toHaveTextContent(says);
  await question.getByRole("button", { name: "Keep the changes" }).click();
  expect(draft()?.name).toBe("Mine");
  await button(discard).click();
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect.poll(draft).toBeUndefined();
  expect(left()).toBe(leaves);
});

it("a theme that was deleted elsewhere is kept as a new one, which opens at its own address", async () => {
  const { screen, button, dialog, opened, names } = await conflict(undefined);
  expect(screen.getByRole("table", { name: "Changes" }).elements()).toEqual([]);
  await button("Keep it as a new theme").click();
  await expect.element(button("Publish changes")).toBeEnabled();
  await button("Publish changes").click();
  await expect.element(dialog).toHaveTextContent("This theme is new");
  await dialog.getByRole("button", { name: "Publish changes" }).click();
  await expect.poll(opened).toEqual(["thm_created"]);
  expect(names()).toEqual(["Forest", "Mine"]);
});

it("a theme that does not exist is said to be gone", async () => {
  const { screen } = await open(idOf("None"));
  await expect.element(screen.getByText("This theme no longer exists")).toBeVisible();
});
