/** The page of a theme: changes, conflicts, publishing and leaving. What it shows is in test/screens. */
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { draftsAtom } from "#src/features/themes/storedDrafts.ts";
import { themesAtom } from "#src/features/themes/themes.ts";
import { asWritten } from "#src/i18n/i18n.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { enter } from "#test/screens/openConsole.tsx";
import { at, content, faint, fonts, sea, theme } from "#test/screens/someThemes.ts";
import { json } from "#test/support/smallServer.ts";
import { refuseStorage } from "#test/support/tab.ts";
import { openThemes } from "./themesConsole.ts";

const name = page.getByLabelText("Name", { exact: true });
const rename = (to: string) => enter("Name", to);

const open = async () => {
  const opened = await openThemes(`/${sea}`);
  await expect.element(name).toBeVisible();
  return { ...opened, draft: () => opened.store.get(draftsAtom).get(sea) };
};

const publish = ["Publish changes", "Publish changes"];
/** Another administrator has published, or deleted, the theme whose name was edited. */
const conflict = async (change?: Partial<typeof content>) => {
  const opened = await open();
  await rename("Mine");
  opened.changeElsewhere(change);
  await opened.press(...publish);
  await expect.element(opened.dialog).not.toBeInTheDocument();
  return opened;
};
const theirs = { name: "Theirs", fonts };

/** Another tab changes the draft, by default a font, and its browser tells this one. */
const changeInOtherTab = (change: object = { fonts: { ...content.fonts, ios: "New York" } }) => {
  const key = `theme-draft/${sea}`;
  const stored = JSON.parse(localStorage.getItem(key) ?? "") as { readonly now: object };
  Object.assign(stored.now, change);
  localStorage.setItem(key, JSON.stringify(stored));
  dispatchEvent(new StorageEvent("storage", { key }));
};

const exported = "Export the published theme";
const edited = ["Undo", "Discard changes", "Publish changes"];

it("changes can be undone, redone and published, and only then; what is published is exported", async () => {
  const { press, acts, act, found, dialog, toasts, ...more } = await open();
  const { names, stored, draft, server, store } = more;
  await expect.poll(acts).toEqual([exported]);
  expect(found("download")).toBe(exported);
  await rename("Lake");
  await expect.poll(() => ["undo", "discard", "release"].map(found)).toEqual(edited);
  await act("Undo");
  await expect.element(name).toHaveValue("Sea");
  await expect.poll(() => acts().toSorted()).toEqual([exported, "Redo"]);
  await act("Redo");
  await expect.element(name).toHaveValue("Lake");
  const undo = page.getByRole("button", { name: "Undo" });
  await undo.click();
  // Though there is nothing more to undo.
  await expect.element(undo).toHaveFocus();
  await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
  await expect.element(name).toHaveValue("Lake");
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(name).toHaveValue("Sea");
  await expect.element(undo).toHaveFocus();
  await act("Redo");
  await page.getByRole("textbox", { name: "Primary, Light", exact: true }).fill("#14532d");
  store.set(toastAtom, asWritten("Name undone"));
  await press("Publish changes");
  expect(toasts()).toEqual([]);
  await expect.element(dialog).toHaveTextContent("2 values change");
  await press("Publish changes");
  await expect.poll(toasts).toEqual(["Theme “Lake” published"]);
  await expect.element(dialog).not.toBeInTheDocument();
  expect([names(), stored()[0]?.light.primary, draft()]).toEqual([["Lake", "Forest"], "#14532D", undefined]);
  const [sent] = server.to(`/api/v1/styles/${sea}`);
  // The version that was seen, as `openssl dgst -sha256 -binary` has it.
  expect(sent?.headers.get("if-match")).toBe('"3SyOUeF69le4gJHZK20PPWBgEt-QHat1gmy4pEyPelE"');
  // It was read by the page, before the publication and after it.
  await expect.poll(() => server.to("/api/v1/styles")).toHaveLength(3);
  await expect.poll(acts).toEqual([exported]);
  const saved: Array<string> = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await act(exported);
  await expect.poll(() => saved).toEqual(["lake.tokens.json"]);
});

it("a publication that failed, or was stored otherwise, can be repeated, and is not said to have failed then", async () => {
  const { press, dialog, tamper, toasts, draft, hold } = await open();
  const alert = dialog.getByRole("alert");
  await rename("Lake");
  tamper({ refusal: json({}, 500) });
  await press(...publish);
  await expect.element(alert).toBeVisible();
  expect([toasts(), draft()?.now.name]).toEqual([[], "Lake"]);
  await press("Cancel");
  await expect.element(dialog).not.toBeInTheDocument();
  await press("Publish changes");
  expect(alert.elements()).toEqual([]);
  tamper({ refusal: undefined });
  tamper({ instead: { name: "Sea" } });
  await press("Publish changes");
  const inPart = "Not everything was publishedThe platform answered, but did not save “Name”.";
  await expect.element(alert).toHaveTextContent(inPart);
  expect(draft()?.now.name).toBe("Lake");
  tamper({ instead: {} });
  const answer = hold();
  await press("Publish changes");
  await expect.element(dialog).toHaveTextContent("The changes are being published");
  for (const button of dialog.getByRole("button", { name: /Cancel|Publish/ }).elements())
    expect(button).toBeDisabled();
  changeInOtherTab();
  answer();
  await expect.poll(toasts).toEqual(["Theme “Lake” published"]);
  expect(draft()).toMatchObject({
    base: { name: "Lake", fonts: content.fonts },
    now: { fonts: { ios: "New York" } },
  });
});

it("a new theme whose answer was lost is created once for each of its contents", async () => {
  const { press, dialog, tamper, server, store } = await openThemes("/new", { started: content });
  tamper({ isLost: true });
  for (const to of ["First", " First ", "Second", "First"]) {
    await rename(to);
    await press(...publish);
    await expect.element(dialog).toHaveTextContent(`the list has “${to.trim()}”`);
    await press("Cancel");
  }
  const keys = server.to("/api/v1/styles").flatMap(({ headers }) => headers.get("idempotency-key") ?? []);
  expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 2, 0]);
  await expect.poll(() => store.get(themesAtom).data).toHaveLength(3);
});

it("a theme with a number as its id is published under that number", async () => {
  const { press, stored } = await openThemes("/17", { themes: [theme("Sea", { id: 17 })] });
  await rename("Lake");
  await press(...publish);
  await expect.poll(stored).toMatchObject([{ id: 17, name: "Lake" }]);
});

it("the editor follows what another tab changes in its draft", async () => {
  const { draft } = await open();
  await rename("Mine");
  changeInOtherTab();
  await expect.element(page.getByRole("combobox", { name: "iOS" })).toHaveValue("New York");
  expect(draft()?.now).toMatchObject({ name: "Mine", fonts: { ios: "New York" } });
});

it("a name that another tab has made too short says so", async () => {
  await open();
  await enter("Primary, Light", "#14532d");
  changeInOtherTab({ name: "M" });
  await expect.element(page.getByText("Please enter at least 2 characters.")).toBeVisible();
});

it("a draft that another tab has published or discarded is not said to be deleted", async () => {
  await openThemes("/new", { started: content });
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage"));
  await expect.element(page.getByText("It was published or discarded in another tab.")).toBeVisible();
});

it("of two versions the own one is kept, and overwrites the other only once it is published", async () => {
  const { press, draft, toasts, acts, stored, server } = await conflict(theirs);
  expect(toasts()).toEqual([]);
  await press("Keep my version");
  await expect.poll(acts).toEqual(expect.arrayContaining([...edited, exported]));
  expect(draft()?.now).toMatchObject({ name: "Mine", fonts: { ios: "SF Pro" } });
  expect(stored()[0]?.name).toBe("Theirs");
  expect(server.to(`/api/v1/styles/${sea}`).filter(({ method }) => method === "PUT")).toEqual([]);
  await press(...publish);
  await expect.poll(() => stored()[0]).toMatchObject({ name: "Mine", fonts: { ios: "SF Pro" } });
});

it.each([
  ["published", theirs, "Take the published version", `${at}/${sea}`],
  ["deleted", undefined, "Discard my version", at],
])("of a theme that was %s elsewhere the own version is discarded after a question", async (...each) => {
  const [, change, discard, next] = each;
  const { press, question, draft, address } = await conflict(change);
  for (const decision of ["Keep the changes", "Discard changes"]) {
    await press(discard);
    await expect.element(question).toBeVisible();
    expect(draft()?.now.name).toBe("Mine");
    await press(decision);
    await expect.element(question).not.toBeInTheDocument();
  }
  await expect.poll(draft).toBeUndefined();
  await expect.poll(address).toBe(next);
});

it("a theme that was deleted elsewhere is kept as a new one, which opens at its own address", async () => {
  const { press, dialog, address, names } = await conflict();
  await press("Keep it as a new theme");
  await press("Publish changes");
  await expect.element(dialog).toHaveTextContent("This theme is new");
  await press("Publish changes");
  await expect.poll(address).toBe(`${at}/thm_created`);
  expect(names()).toEqual(["Forest", "Mine"]);
});

it("a new theme is published in spite of its contrast, goes on at its address, and is said to be stored in part", async () => {
  const started = { ...content, ...faint };
  const { press, address, server, store, toasts, tamper } = await openThemes("/new", { started });
  tamper({ instead: { fonts: { ...started.fonts, web: "Arial", ios: "Georgia" } } });
  await press("Publish changes", "Publish anyway");
  await expect.poll(address).toBe(`${at}/thm_created`);
  const [sent] = server.to("/api/v1/styles").filter(({ method }) => method === "POST");
  expect(await sent?.json()).toEqual(started);
  await expect.poll(toasts).toEqual(["The platform answered, but did not save “Font, iOS”, “Font, Web”."]);
  // What was not stored is a draft of its new id.
  const drafts = [...store.get(draftsAtom)].map(([id, { base, now }]) => [id, base?.fonts.ios, now.fonts]);
  expect(drafts).toEqual([["thm_created", "Georgia", started.fonts]]);
});

it("leaving the editor says that unpublished changes are kept, unless the browser refuses to store them", async () => {
  const { go, toasts } = await open();
  for (const [to, isRefused, says] of [
    ["Sea", false, []],
    ["Moon", true, []],
    ["Mars", false, ["Your changes to “Mars” are kept in this browser."]],
  ] as const) {
    await expect.element(name).toBeVisible();
    const storage = isRefused ? refuseStorage() : undefined;
    await rename(to);
    await expect.element(name).toHaveValue(to);
    await go(at);
    await expect.element(page.getByRole("list", { name: "Themes" })).toBeVisible();
    const isKept = localStorage.getItem(`theme-draft/${sea}`)?.includes(`"name":"${to}"`) === true;
    expect(isKept).toBe(says.length > 0);
    // Not in the end, when any toast is gone.
    expect(toasts()).toEqual(says);
    storage?.mockRestore();
    await go(`${at}/${sea}`);
  }
});
