/** The page of a theme: changes, conflicts, publishing and leaving. What it shows is in test/screens. */
import { expect, it } from "vitest";
import { withContrastFixed } from "#src/domain/themes/contrast.ts";
import { draftsAtom } from "#src/features/themes/drafts.ts";
import { asWritten } from "#src/i18n/i18n.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { json } from "#test/support/smallServer.ts";
import { content, refuseStorage } from "#test/support/themesTabs.ts";
import { openEditor } from "./editorScreen.tsx";
import { idOf, theme } from "./themesServer.ts";

const sea = idOf("Sea");
const open = () => openEditor({ published: "Sea" });
type Opened = Awaited<ReturnType<typeof open>>;

const faint = {
  ...content,
  light: { ...content.light, onPrimary: content.light.primary },
  dark: { ...content.dark, onPrimary: content.dark.primary },
};
/** Another administrator has published, or deleted, the theme whose name was edited. */
const conflict =
  (change: Parameters<Opened["changeElsewhere"]>[1]) =>
  async ({ rename, changeElsewhere, press, confirm, dialog }: Opened) => {
    await rename("Mine");
    changeElsewhere(sea, change);
    await press("Publish changes");
    await confirm("Publish changes");
    await expect.element(dialog).not.toBeInTheDocument();
  };
const theirs = { name: "Theirs", fonts: { ...theme("Sea").fonts, ios: "Georgia" } };
it("the page says that its theme loads", async () => {
  const { screen } = await openEditor({ published: "Sea", list: () => new Promise(() => {}) });
  await expect.element(screen.getByRole("status")).toHaveTextContent("Loading …");
});

const exported = "Export the published theme";
const edited = ["Undo", "Discard changes", "Publish changes"];

it("changes can be undone, redone and published, and only then", async () => {
  const { name, rename, press, acts, act, found, dialog, toasts, ...more } = await open();
  const { names, stored, draft, confirm, screen, server, store } = more;
  await expect.poll(acts).toEqual([exported]);
  expect(found("download")).toBe(exported);
  await rename("Lake");
  await expect.poll(() => ["undo", "discard", "release"].map(found)).toEqual(edited);
  await act("Undo");
  await expect.element(name).toHaveValue("Sea");
  await expect.poll(() => acts().toSorted()).toEqual([exported, "Redo"]);
  await act("Redo");
  await expect.element(name).toHaveValue("Lake");
  await screen.getByLabelText("Primary, Light", { exact: true }).fill("#14532d");
  store.set(toastAtom, asWritten("Name undone"));
  await press("Publish changes");
  expect(toasts()).toEqual([]);
  await expect.element(dialog).toHaveTextContent("2 values change");
  await confirm("Publish changes");
  await expect.poll(toasts).toEqual(["Theme “Lake” published"]);
  await expect.element(dialog).not.toBeInTheDocument();
  expect([names(), stored()[0]?.light.primary, draft()]).toEqual([["Lake", "Forest"], "#14532D", undefined]);
  // It was read by the page, before the publication and after it.
  await expect.poll(() => server.to("/api/v1/styles")).toHaveLength(3);
  await expect.poll(acts).toEqual([exported]);
});

it("a publication that failed, or was stored otherwise, can be repeated, and is not said to have failed then", async () => {
  const { rename, press, dialog, refuse, storeOtherwise, toasts, draft, confirm, hold } = await open();
  const alert = dialog.getByRole("alert");
  await rename("Lake");
  refuse(json({}, 500));
  await press("Publish changes");
  await confirm("Publish changes");
  await expect.element(alert).toBeVisible();
  expect([toasts(), draft()?.now.name]).toEqual([[], "Lake"]);
  await confirm("Cancel");
  await expect.element(dialog).not.toBeInTheDocument();
  await press("Publish changes");
  expect(alert.elements()).toEqual([]);
  refuse(undefined);
  storeOtherwise({ name: "Sea" });
  await confirm("Publish changes");
  const inPart = "Not everything was publishedThe platform answered, but did not save “Name”.";
  await expect.element(alert).toHaveTextContent(inPart);
  expect(draft()?.now.name).toBe("Lake");
  storeOtherwise({});
  const answer = hold();
  await confirm("Publish changes");
  await expect.element(dialog).toHaveTextContent("The changes are being published");
  for (const button of dialog.getByRole("button", { name: /Cancel|Publish/ }).elements())
    expect(button).toBeDisabled();
  answer();
  await expect.poll(toasts).toEqual(["Theme “Lake” published"]);
});

it("of two versions the own one is kept, and overwrites the other only once it is published", async () => {
  const editor = await open();
  const { press, confirm, draft, acts, stored, server } = editor;
  await conflict(theirs)(editor);
  expect(editor.toasts()).toEqual([]);
  await press("Keep my version");
  await expect.poll(acts).toEqual(expect.arrayContaining([...edited, exported]));
  expect(draft()?.now).toMatchObject({ name: "Mine", fonts: { ios: "SF Pro" } });
  expect(stored()[0]?.name).toBe("Theirs");
  expect(server.requests.filter(({ method }) => method === "PUT")).toEqual([]);
  await press("Publish changes");
  await confirm("Publish changes");
  await expect.poll(() => stored()[0]).toMatchObject({ name: "Mine", fonts: { ios: "SF Pro" } });
});

it.each([
  ["published", theirs, "Take the published version", 0],
  ["deleted", undefined, "Discard my version", 1],
])("of a theme that was %s elsewhere the own version is discarded after a question", async (...each) => {
  const [, change, discard, leaves] = each;
  const editor = await open();
  const { press, question, draft, left } = editor;
  await conflict(change)(editor);
  for (const answer of ["Keep the changes", "Discard changes"]) {
    await press(discard);
    await expect.element(question).toBeVisible();
    expect(draft()?.now.name).toBe("Mine");
    await question.getByRole("button", { name: answer }).click();
    await expect.element(question).not.toBeInTheDocument();
  }
  await expect.poll(draft).toBeUndefined();
  expect(left()).toBe(leaves);
});

it("a theme that was deleted elsewhere is kept as a new one, which opens at its own address", async () => {
  const editor = await open();
  const { press, confirm, dialog, opened, names } = editor;
  await conflict(undefined)(editor);
  await press("Keep it as a new theme");
  await press("Publish changes");
  await expect.element(dialog).toHaveTextContent("This theme is new");
  await confirm("Publish changes");
  await expect.poll(opened).toEqual(["thm_created"]);
  expect(names()).toEqual(["Forest", "Mine"]);
});

it.each([
  ["Publish changes", withContrastFixed(content)],
  ["Publish anyway", faint],
])(
  "“%s” sends a new theme, which goes on at its address and is said to be stored in part",
  async (publish, started) => {
    const { press, confirm, opened, server, store, toasts, storeOtherwise } = await openEditor({ started });
    storeOtherwise({ fonts: { ...started.fonts, web: "Arial", ios: "Georgia" } });
    await press("Publish changes");
    await confirm(publish);
    await expect.poll(opened).toEqual(["thm_created"]);
    expect(
      await server
        .to("/api/v1/styles")
        .find(({ method }) => method === "POST")
        ?.json(),
    ).toEqual(started);
    await expect.poll(toasts).toEqual(["The platform answered, but did not save “Font, iOS”, “Font, Web”."]);
    // What was not stored is a draft of its new id.
    const drafts = [...store.get(draftsAtom)].map(([id, { base, now }]) => [id, base?.fonts.ios, now.fonts]);
    expect(drafts).toEqual([["thm_created", "Georgia", started.fonts]]);
  },
);

it.each([
  ["says that unpublished changes are kept", true, false, true],
  ["says nothing when the browser refuses to store them", true, true, false],
  ["says nothing without unpublished changes", false, false, false],
])("leaving the editor %s", async (_what, isEdited, isRefused, isKept) => {
  const { rename, screen, toasts, name } = await open();
  if (isRefused) refuseStorage();
  await rename(isEdited ? "Moon" : "Sea");
  await expect.element(name).toHaveValue(isEdited ? "Moon" : "Sea");
  await screen.unmount();
  expect(localStorage.getItem(`theme-draft/${sea}`)?.includes('"name":"Moon"') === true).toBe(isKept);
  await expect.poll(toasts).toEqual(isKept ? ["Your changes to “Moon” are kept in this browser."] : []);
});
