/** Drafts of themes in memory and in the browser's storage: when they are written, and what other tabs do to them. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  announce,
  content,
  counted,
  draft,
  edit,
  font,
  forest,
  openTab,
  refuseStorage,
  rename,
  setVisibility,
  storeDraft,
} from "#test/support/themesTabs.ts";

beforeEach(() => void vi.useFakeTimers());

describe("a stored draft", () => {
  it("is removed without touching the drafts of other themes", () => {
    const tab = storeDraft();
    tab.change(() => draft, forest);
    tab.change(() => null);
    tab.write();
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

it("a draft is its person's, even if it is written after another has signed in", () => {
  localStorage.setItem("owner", "ada");
  const mine = storeDraft();
  mine.change(rename("Moon"));
  localStorage.setItem("owner", "eve");
  window.dispatchEvent(new PageTransitionEvent("pagehide"));
  expect(openTab().state().drafts.size).toBe(0);
  localStorage.setItem("owner", "ada");
  expect(openTab().now()?.name).toBe("Moon");
});

describe("a burst of changes", () => {
  it("is encoded and written once, after 400 ms without a change", () => {
    const tab = storeDraft();
    const counts = counted();
    for (const name of ["M", "Mo", "Moo", "Moon"]) {
      tab.change(rename(name));
      vi.advanceTimersByTime(399);
    }
    expect(tab.now()?.name).toBe("Moon");
    expect(counts()).toEqual({ decoded: 0, encoded: 0, written: 0 });
    vi.advanceTimersByTime(1);
    expect(counts()).toEqual({ decoded: 0, encoded: 1, written: 1 });
    vi.advanceTimersByTime(10_000);
    expect(counts()).toEqual({ decoded: 0, encoded: 1, written: 1 });
    expect(openTab().now()?.name).toBe("Moon");
  });

  it("writes no draft that it did not change, and nothing when it changes nothing", () => {
    const tab = storeDraft();
    tab.change(() => draft, forest);
    tab.write();
    const counts = counted();
    tab.change((before) => before);
    vi.advanceTimersByTime(10_000);
    expect(counts()).toEqual({ decoded: 0, encoded: 0, written: 0 });
    tab.change(rename("Moon"));
    tab.write();
    expect(counts()).toEqual({ decoded: 0, encoded: 1, written: 1 });
  });
});

it.each<[title: string, leave: (tab: ReturnType<typeof openTab>) => unknown]>([
  ["the page is closed or left", () => window.dispatchEvent(new PageTransitionEvent("pagehide"))],
  ["the page is hidden", () => setVisibility("hidden")],
  ["the services are disposed of", ({ dispose }) => dispose()],
])("a pending change is written when %s, and not again after the debounce", async (_title, leave) => {
  const tab = storeDraft();
  tab.change(rename("Moon"));
  await leave(tab);
  expect(openTab().now()?.name).toBe("Moon");
  const counts = counted();
  vi.advanceTimersByTime(10_000);
  window.dispatchEvent(new PageTransitionEvent("pagehide"));
  expect(counts().written).toBe(0);
});

describe("a browser that refuses to store drafts", () => {
  it("keeps the draft as long as the page, and notifies its watchers", () => {
    const tab = openTab();
    const listener = vi.fn<() => void>();
    tab.watch(listener);
    refuseStorage();
    tab.change(() => draft, forest);
    vi.advanceTimersByTime(400);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(tab.state()).toEqual({ drafts: new Map([[forest, draft]]), isStored: false });
  });

  it.each([
    ["by the next change", true],
    ["without a further change when the page is left", false],
  ])("stores the draft once it accepts drafts again, %s", (_when, isChanged) => {
    const tab = openTab();
    const refusal = refuseStorage();
    tab.change(() => draft);
    tab.write();
    refusal.mockRestore();
    if (isChanged) tab.change(rename("Moon"));
    window.dispatchEvent(new PageTransitionEvent("pagehide"));
    expect(tab.state().isStored).toBe(true);
    expect(openTab().now()?.name).toBe(isChanged ? "Moon" : content.name);
  });

  it("is reported when it refuses one of several drafts", () => {
    const tab = openTab();
    vi.spyOn(Storage.prototype, "setItem").mockImplementationOnce(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    tab.change(() => draft);
    tab.change(() => draft, forest);
    tab.write();
    expect(localStorage).toHaveLength(1);
    expect(tab.state().isStored).toBe(false);
  });

  it("keeps drafts if reading is forbidden later", () => {
    const tab = storeDraft();
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("Access is denied", "SecurityError");
    });
    expect(tab.now()).toEqual(content);
  });
});

describe("another tab's draft", () => {
  it("is taken over, decoded once", () => {
    const [mine, other] = [storeDraft(), openTab()];
    other.change(rename("Theirs"));
    other.write();
    const counts = counted();
    announce();
    expect(mine.now()?.name).toBe("Theirs");
    expect(mine.now()?.name).toBe("Theirs");
    expect(counts().decoded).toBe(1);
  });

  it.each([
    ["a storage event came", announce],
    ["no storage event came yet", () => undefined],
  ])("is merged with all changes that are pending when %s", (_title, notify) => {
    const [mine, other] = [storeDraft(), openTab()];
    mine.change(rename("Mine"));
    mine.change(edit({ field: "fonts.web", value: "Georgia" }));
    other.change(font("New York"));
    other.write();
    notify();
    mine.write();
    const merged = { name: "Mine", fonts: { ios: "New York", web: "Georgia" } };
    expect(mine.now()).toMatchObject(merged);
    expect(other.now()).toMatchObject(merged);
    expect(openTab().now()).toMatchObject(merged);
  });

  it("is changed, not replaced, by the next change, and overwritten in a field by what is written last", () => {
    const [mine, other] = [storeDraft(), openTab()];
    other.change(font("New York"));
    other.write();
    mine.change(rename("Mine"));
    expect(mine.now()).toMatchObject({ name: "Mine", fonts: { ios: "New York" } });
    other.change(rename("Theirs"));
    other.write();
    announce();
    mine.write();
    for (const tab of [mine, other])
      expect(tab.now()).toMatchObject({ name: "Mine", fonts: { ios: "New York" } });
  });

  it("is not restored, once discarded, by a change that is pending here", () => {
    const [mine, other] = [storeDraft(), openTab()];
    mine.change(rename("Mine"));
    other.change(() => null);
    other.write();
    announce();
    mine.write();
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

describe("a watcher", () => {
  const show = (persisted: boolean) => () =>
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));

  it.each([
    ["another tab writes a draft", 1, () => announce()],
    ["the storage is cleared", 1, () => announce(null)],
    ["another tab writes something else", 0, () => announce("language")],
    ["the page returns from the back/forward cache", 1, show(true)],
    ["the page is shown for the first time", 0, show(false)],
    ["the page is visible again", 1, () => setVisibility("visible")],
  ])("is called until it stops watching, when %s: %d", async (_title, times, happen) => {
    const listener = vi.fn<() => void>();
    const stop = openTab().watch(listener);
    happen();
    expect(listener).toHaveBeenCalledTimes(times);
    await stop();
    happen();
    expect(listener).toHaveBeenCalledTimes(times);
  });
});
