/** Drafts of themes in memory and in the browser's storage, and what other tabs do to them. */
import { createStore } from "jotai";
import { describe, expect, it, vi } from "vitest";
import { ThemeId } from "#schemas/themes/Theme.ts";
import { newThemeId } from "#src/domain/themes/themeDraft.ts";
import { applyEdit, type ThemeEdit } from "#src/domain/themes/themeFields.ts";
import {
  changeDraftAtom,
  type DraftChange,
  draftsAtom,
  isStoredAtom,
  refreshDraftsAtom,
} from "#src/features/themes/storedDrafts.ts";
import { content, draft } from "#test/screens/someThemes.ts";
import { deny, refuseStorage } from "#test/support/tab.ts";

const forest = ThemeId.make("thm_forest");

const edit =
  (change: ThemeEdit): DraftChange =>
  (before) =>
    before && { ...before, now: applyEdit(before.now, change) };
const rename = (name: string) => edit({ field: "name", value: name });
const font = (family: string) => edit({ field: "fonts.ios", value: family });

/** A separate tab, which shares no memory with other tabs. */
const openTab = () => {
  const store = createStore();
  const state = () => {
    store.set(refreshDraftsAtom);
    return { drafts: store.get(draftsAtom), isStored: store.get(isStoredAtom) };
  };
  return {
    state,
    now: (id: ThemeId = newThemeId) => state().drafts.get(id)?.now,
    change: (change: DraftChange, id: ThemeId = newThemeId) => store.set(changeDraftAtom, id, change),
    /** The returned function stops it. */
    watch: (listener: () => void) => store.sub(draftsAtom, listener),
  };
};

const storeDraft = () => {
  const tab = openTab();
  tab.change(() => draft);
  return tab;
};

/** The storage event that a browser sends to a tab when another tab has written. */
const announce = (key: string | null = "theme-draft/new") =>
  window.dispatchEvent(new StorageEvent("storage", { key }));
const setVisibility = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  document.dispatchEvent(new Event("visibilitychange"));
};
/** Counts calls of JSON and storage from now on. */
const counted = () => {
  const parse = vi.spyOn(JSON, "parse");
  const stringify = vi.spyOn(JSON, "stringify");
  const setItem = vi.spyOn(Storage.prototype, "setItem");
  return () => ({
    decoded: parse.mock.calls.length,
    encoded: stringify.mock.calls.length,
    written: setItem.mock.calls.length,
  });
};

describe("a stored draft", () => {
  it("is removed without touching the drafts of other themes", () => {
    const tab = storeDraft();
    tab.change(() => draft, forest);
    tab.change(() => null);
    expect([...openTab().state().drafts.keys()]).toEqual([forest]);
  });

  it("is ignored, and left in the storage, when it does not fit the schema", () => {
    const hostile = {
      ...draft,
      now: { ...content, light: { ...content.light, primary: "red;background:url(//x)" } },
    };
    localStorage.setItem("theme-draft/thm_forest", JSON.stringify(hostile));
    localStorage.setItem("theme-draft/..", JSON.stringify(draft));
    expect(openTab().state().drafts.size).toBe(0);
    expect(localStorage).toHaveLength(2);
  });
});

it("a draft is its person's, even if it is changed after another has signed in", () => {
  localStorage.setItem("owner", "ada");
  const mine = storeDraft();
  localStorage.setItem("owner", "eve");
  mine.change(rename("Moon"));
  expect(openTab().state().drafts.size).toBe(0);
  localStorage.setItem("owner", "ada");
  expect(openTab().now()?.name).toBe("Moon");
});

it("a change is stored at once, and nothing is when it changes nothing", () => {
  const tab = storeDraft();
  tab.change(() => draft, forest);
  const counts = counted();
  tab.change((before) => before);
  expect(counts()).toEqual({ decoded: 0, encoded: 0, written: 0 });
  tab.change(rename("Moon"));
  expect(counts()).toEqual({ decoded: 0, encoded: 1, written: 1 });
  expect(openTab().now()?.name).toBe("Moon");
});

describe("a browser that refuses to store drafts", () => {
  it("keeps the draft as long as the page, and stores it by the first change that it accepts", () => {
    const tab = openTab();
    const refusal = refuseStorage();
    tab.change(() => draft);
    expect(tab.state()).toEqual({ drafts: new Map([[newThemeId, draft]]), isStored: false });
    tab.change(() => draft, forest);
    refusal.mockRestore();
    tab.change(rename("Moon"));
    // The other is not stored yet.
    expect(tab.state().isStored).toBe(false);
    expect(openTab().now()?.name).toBe("Moon");
    tab.change(rename("Moon"), forest);
    expect(tab.state().isStored).toBe(true);
  });

  it("keeps drafts if reading is forbidden later", () => {
    const tab = storeDraft();
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(deny);
    expect(tab.now()).toEqual(content);
  });
});

describe("another tab's draft", () => {
  it("is taken over, decoded once", () => {
    const [mine, other] = [storeDraft(), openTab()];
    other.change(rename("Theirs"));
    const counts = counted();
    announce();
    expect(mine.now()?.name).toBe("Theirs");
    expect(mine.now()?.name).toBe("Theirs");
    expect(counts().decoded).toBe(1);
  });

  it.each([
    ["a storage event came", announce],
    ["no storage event came yet", () => undefined],
  ])("is changed, not replaced, by the next change when %s", (_title, notify) => {
    const tabs = [storeDraft(), openTab(), openTab()] as const;
    const changes = [rename("Mine"), font("New York"), edit({ field: "fonts.web", value: "Georgia" })];
    for (const [index, change] of changes.entries()) {
      tabs[index]?.change(change);
      notify();
    }
    const all = { name: "Mine", fonts: { ios: "New York", web: "Georgia" } };
    for (const tab of [...tabs, openTab()]) expect(tab.now()).toMatchObject(all);
    tabs[1].change(rename("Theirs"));
    for (const tab of tabs) expect(tab.now()).toMatchObject({ ...all, name: "Theirs" });
  });

  it("is not restored, once discarded, by a change of it here", () => {
    const [mine, other] = [storeDraft(), openTab()];
    other.change(() => null);
    mine.change(rename("Mine"));
    expect(mine.now()).toBeUndefined();
    expect(openTab().state().drafts.size).toBe(0);
  });

  it("is removed when the storage is cleared", () => {
    const tab = storeDraft();
    localStorage.clear();
    announce(null);
    expect(tab.state().drafts.size).toBe(0);
  });
});

const show = (persisted: boolean) => () =>
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));

it.each([
  ["another tab writes a draft", 1, () => announce()],
  ["the storage is cleared", 1, () => announce(null)],
  ["another tab writes something else", 0, () => announce("language")],
  ["the page returns from the back/forward cache", 1, show(true)],
  ["the page is shown for the first time", 0, show(false)],
  ["the page is visible again", 1, () => setVisibility("visible")],
])("a page that shows drafts follows them as long as it does, when %s: %d", (_title, times, happen) => {
  const listener = vi.fn<() => void>();
  const other = openTab();
  const stop = openTab().watch(listener);
  other.change(() => draft);
  happen();
  expect(listener).toHaveBeenCalledTimes(times);
  stop();
  other.change(rename("Moon"));
  happen();
  expect(listener).toHaveBeenCalledTimes(times);
});
