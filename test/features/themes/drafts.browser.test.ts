/** Which events of the editor are written to the browser's storage at once, and which after a pause. */
import { beforeEach, expect, it, vi } from "vitest";
import { ThemeId } from "#schemas/themes/Theme.ts";
import { changeThemeAtom, draftsAtom, moveDraftAtom } from "#src/features/themes/drafts.ts";
import { publishAtom } from "#src/features/themes/publishing.ts";
import { newThemeId } from "#src/services/themes/ThemeDrafts.ts";
import { content, openEditor, typed } from "#test/support/themesTabs.ts";

const sea = ThemeId.make("thm_sea");

/** The storage as another tab sees it. */
const stored = (id = newThemeId) => {
  const text = localStorage.getItem(`theme-draft/${id}`);
  return text === null ? undefined : JSON.parse(text);
};

beforeEach(() => void vi.useFakeTimers());

it("typing waits for a pause; publishing, sending and discarding write at once, with the edits before them", async () => {
  const store = openEditor();
  store.set(changeThemeAtom, newThemeId, typed("Moon"));
  expect(stored().now.name).toBe("Calm sea");
  const outcome = store.set(publishAtom, newThemeId);
  expect(stored().now.name).toBe("Moon");
  await outcome;
  store.set(changeThemeAtom, newThemeId, typed("Sun"));
  store.set(changeThemeAtom, newThemeId, { _tag: "Sending", sent: { content, twins: [] } });
  expect(stored()).toMatchObject({ now: { name: "Sun" }, sent: [{ twins: [] }] });
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
