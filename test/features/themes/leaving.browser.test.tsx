/** Leaving the editor, and starting another theme while one is unpublished: nothing typed is lost. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { loadCatalogue } from "#src/app/catalogues.ts";
import { changeThemeAtom, draftsAtom } from "#src/features/themes/drafts.ts";
import { useStoredDraftToast } from "#src/features/themes/useEditor.ts";
import { useStartTheme } from "#src/features/themes/useStartTheme.tsx";
import { StoreProvider } from "#src/i18n/StoreProvider.tsx";
import { i18nAtom, makeI18n } from "#src/i18n/i18n.ts";
import { toastsAtom } from "#src/interaction/toasts.ts";
import { newThemeId } from "#src/services/themes/ThemeDrafts.ts";
import { emptyBrowser } from "#test/support/tab.ts";
import { content, forest, openEditor, refuseStorage, typed } from "#test/support/themesTabs.ts";

beforeEach(emptyBrowser);
afterEach(() => {
  vi.restoreAllMocks();
});

const openConsole = async () => {
  const store = openEditor();
  store.set(i18nAtom, makeI18n("en", await loadCatalogue("en")));
  return store;
};

type Store = Awaited<ReturnType<typeof openConsole>>;

const type = (store: Store, name: string) => store.set(changeThemeAtom, newThemeId, typed(name));

function Editor({ id = newThemeId, name }: { id?: typeof newThemeId; name: string }) {
  useStoredDraftToast(id, name);
  return null;
}

/** Opens the editor, runs `edit` in it, leaves it once it shows the new name; returns the toasts. */
const leaveAfter = async (store: Store, edit: () => void, id = newThemeId) => {
  const editor = (name: string) => (
    <StoreProvider store={store}>
      <Editor id={id} name={name} />
    </StoreProvider>
  );
  const { rerender, unmount } = await render(editor("Calm sea"));
  edit();
  await rerender(editor("Moon"));
  await unmount();
  return store.get(toastsAtom).map(({ text }) => text);
};

it("leaving the editor stores pending edits at once, and says that they are kept", async () => {
  const store = await openConsole();
  const toasts = await leaveAfter(store, () => type(store, "Moon"));
  expect(localStorage.getItem("theme-draft/new")).toContain('"name":"Moon"');
  expect(toasts).toEqual(["Your changes to “Moon” are kept in this browser."]);
});

it("leaving the editor says nothing when the browser refuses to store the edits", async () => {
  const store = await openConsole();
  refuseStorage();
  expect(await leaveAfter(store, () => type(store, "Moon"))).toEqual([]);
});

it("leaving the editor says nothing without unpublished changes", async () => {
  expect(await leaveAfter(await openConsole(), () => undefined, forest)).toEqual([]);
});

function Start({ onOpen }: { onOpen: (id: string) => void }) {
  const { start, dialog } = useStartTheme(onOpen);
  return (
    <>
      <button type="button" onClick={() => start({ ...content, name: "Next" })}>
        Start
      </button>
      {dialog}
    </>
  );
}

const startAnother = async () => {
  const store = await openConsole();
  const onOpen = vi.fn<(id: string) => void>();
  const screen = await render(
    <StoreProvider store={store}>
      <Start onOpen={onOpen} />
    </StoreProvider>,
  );
  const name = () => store.get(draftsAtom).get(newThemeId)?.now.name;
  await userEvent.click(screen.getByRole("button", { name: "Start" }));
  return { screen, outcome: () => [name(), onOpen.mock.calls] };
};

it("starting a theme asks before it replaces another unpublished theme", async () => {
  const { screen, outcome } = await startAnother();
  expect(outcome()).toEqual(["Calm sea", []]);
  await userEvent.click(screen.getByRole("button", { name: "Discard changes" }));
  expect(outcome()).toEqual(["Next", [[newThemeId]]]);
});

it("a person who keeps the unpublished theme starts no other theme, and is not asked again", async () => {
  const { screen, outcome } = await startAnother();
  await userEvent.click(screen.getByRole("button", { name: "Keep the changes" }));
  await expect.element(screen.getByRole("alertdialog")).not.toBeInTheDocument();
  expect(outcome()).toEqual(["Calm sea", []]);
});
