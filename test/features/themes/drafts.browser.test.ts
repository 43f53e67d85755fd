/** A draft that gets another id, in a tab's store and in the browser's storage. */
import { expect, it } from "vitest";
import { changeThemeAtom, draftsAtom, moveDraftAtom } from "#src/features/themes/drafts.ts";
import { newThemeId } from "#src/services/themes/ThemeDrafts.ts";
import { forest, openEditor, openTab, typed } from "#test/support/themesTabs.ts";

it("a draft moves to another id with its edits", () => {
  const store = openEditor();
  store.set(changeThemeAtom, newThemeId, typed("Moon"));
  store.set(moveDraftAtom, newThemeId, forest);
  expect([...store.get(draftsAtom).keys()]).toEqual([forest]);
  const stored = [...openTab().state().drafts].map(([id, { now }]) => [id, now.name]);
  expect(stored).toEqual([[forest, "Moon"]]);
});
