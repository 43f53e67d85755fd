/** Which events of the editor are written to the browser's storage at once, and which after a pause. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ThemeId } from "#schemas/themes/Theme.ts";
import {
  changeThemeAtom,
  draftsAtom,
  isStoredAtom,
  moveDraftAtom,
  writeDraftsAtom,
} from "#src/features/themes/drafts.ts";
import { publishAtom } from "#src/features/themes/publishing.ts";
import { newThemeId } from "#src/services/themes/ThemeDrafts.ts";
import { emptyBrowser } from "#test/support/tab.ts";
import { content, openEditor, refuseStorage, typed } from "#test/support/themesTabs.ts";

const sea = ThemeId.make("thm_sea");

/** The storage as another tab sees it. */
const stored = (id = newThemeId) => {
  const text = localStorage.getItem(`theme-draft/${id}`);
  return text === null ? undefined : JSON.parse(text);
};

beforeEach(async () => {
  await emptyBrowser();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("a theme that is about to be sent is written at once, with the edits before it", () => {
  const store = openEditor();
  store.set(changeThemeAtom, newThemeId, typed("Moon"));
  store.set(changeThemeAtom, newThemeId, { _tag: "Sending", sent: { content, twins: [] } });
  expect(stored()).toMatchObject({ now: { name: "Moon" }, sent: [{ twins: [] }] });
});

it("publishing writes the edits before it, whether it succeeds or fails", async () => {
  const store = openEditor();
  store.set(changeThemeAtom, newThemeId, typed("Moon"));
  const outcome = store.set(publishAtom, newThemeId);
  expect(stored().now.name).toBe("Moon");
  await outcome;
});

it("a discarded draft is removed from the storage at once", () => {
  const store = openEditor();
  store.set(changeThemeAtom, newThemeId, { _tag: "Discarded" });
  expect(stored()).toBeUndefined();
});

it("a draft moves to another id with its pending edits", () => {
  const store = openEditor();
  store.set(changeThemeAtom, newThemeId, typed("Moon"));
  store.set(moveDraftAtom, newThemeId, sea);
  expect([stored(), stored(sea).now.name]).toEqual([undefined, "Moon"]);
  expect([...store.get(draftsAtom).keys()]).toEqual([sea]);
});

it("a refused write is known only after it was tried", () => {
  const store = openEditor();
  refuseStorage();
  store.set(changeThemeAtom, newThemeId, typed("Moon"));
  expect(store.get(isStoredAtom)).toBe(true);
  store.set(writeDraftsAtom);
  expect(store.get(isStoredAtom)).toBe(false);
  expect(store.get(draftsAtom).get(newThemeId)?.now.name).toBe("Moon");
});
