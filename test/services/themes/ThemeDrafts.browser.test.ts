/** Drafts of themes in memory and in the browser's storage: when they are written, and what several tabs make of one. */
import { Effect, Fiber, ManagedRuntime, Schema } from "effect";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { exampleTheme } from "#schemas/themes/exampleTheme.ts";
import { ThemeId } from "#schemas/themes/Theme.ts";
import { startDraft } from "#src/domain/themes/themeDraft.ts";
import { applyEdit, ThemeContent, type ThemeEdit } from "#src/domain/themes/themeFields.ts";
import { type DraftChange, newThemeId, ThemeDrafts } from "#src/services/themes/ThemeDrafts.ts";
import { emptyBrowser } from "#test/support/tab.ts";

const content = Schema.decodeSync(ThemeContent)({ name: "Calm sea", ...exampleTheme });
const draft = startDraft("key", null, content);
const forest = ThemeId.make("thm_forest");

const edit =
  (change: ThemeEdit): DraftChange =>
  (before) =>
    before && { ...before, now: applyEdit(before.now, change) };
const rename = (name: string) => edit({ field: "name", value: name });
const font = (family: string) => edit({ field: "fonts.ios", value: family });

/** A tab of its own: it has no memory of what other tabs hold. */
const openTab = () => {
  const runtime = ManagedRuntime.make(ThemeDrafts.layer);
  onTestFinished(() => runtime.dispose());
  // Effects start at once in a runtime that is built.
  runtime.runSync(Effect.void);
  const run = <A>(use: (drafts: typeof ThemeDrafts.Service) => Effect.Effect<A>) =>
    runtime.runSync(Effect.flatMap(ThemeDrafts, use));
  return {
    state: () => run(({ state }) => state),
    now: (id: ThemeId = newThemeId) => run(({ state }) => state).drafts.get(id)?.now,
    change: (change: DraftChange, id: ThemeId = newThemeId) => run((drafts) => drafts.change(id, change)),
    write: () => run(({ write }) => write),
    /** Returns how to stop. */
    watch: (listener: () => void) => {
      const watching = runtime.runFork(Effect.flatMap(ThemeDrafts, ({ watch }) => watch(listener)));
      return () => runtime.runPromise(Fiber.interrupt(watching));
    },
    dispose: () => runtime.dispose(),
  };
};

const storeDraft = () => {
  const tab = openTab();
  tab.change(() => draft);
  tab.write();
  return tab;
};

/** The storage event that a browser sends to a tab when another tab has written. */
const announce = (key: string | null = "theme-draft/new") =>
  window.dispatchEvent(new StorageEvent("storage", { key }));
const setVisibility = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  document.dispatchEvent(new Event("visibilitychange"));
};
const refuseStorage = () =>
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });

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

beforeEach(async () => {
  await emptyBrowser();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("a stored draft", () => {
  it("is found after a reload, and by every tab", () => {
    storeDraft();
    expect(openTab().state()).toEqual({ drafts: new Map([[newThemeId, draft]]), isStored: true });
  });

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
    localStorage.setItem("theme-draft/../x", JSON.stringify(draft));
    expect(openTab().state().drafts.size).toBe(0);
    expect(localStorage).toHaveLength(2);
  });
});

describe("a burst of changes", () => {
  it("is encoded and written once, when no other change has followed for 400 ms", () => {
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

  it("writes no draft that it did not change", () => {
    const tab = storeDraft();
    tab.change(() => draft, forest);
    tab.write();
    const counts = counted();
    tab.change(rename("Moon"));
    tab.write();
    expect(counts()).toEqual({ decoded: 0, encoded: 1, written: 1 });
  });

  it("writes nothing when it changes nothing", () => {
    const tab = storeDraft();
    const counts = counted();
    tab.change((before) => before);
    vi.advanceTimersByTime(10_000);
    expect(counts()).toEqual({ decoded: 0, encoded: 0, written: 0 });
  });
});

describe("a pending change", () => {
  it.each([
    ["the page is closed or left", () => window.dispatchEvent(new PageTransitionEvent("pagehide"))],
    ["the page is hidden", () => setVisibility("hidden")],
  ])("is written when %s", (_title, leave) => {
    storeDraft().change(rename("Moon"));
    leave();
    expect(openTab().now()?.name).toBe("Moon");
  });

  it("is written when the services are disposed of", async () => {
    const tab = storeDraft();
    tab.change(rename("Moon"));
    await tab.dispose();
    expect(openTab().now()?.name).toBe("Moon");
  });

  it("is written once, not again after the debounce", () => {
    const tab = storeDraft();
    tab.change(rename("Moon"));
    tab.write();
    const counts = counted();
    vi.advanceTimersByTime(10_000);
    window.dispatchEvent(new PageTransitionEvent("pagehide"));
    expect(counts().written).toBe(0);
  });
});

describe("a browser that refuses to store drafts", () => {
  it("keeps the draft as long as the page, and says so to its watchers", () => {
    const tab = openTab();
    const listener = vi.fn<() => void>();
    tab.watch(listener);
    refuseStorage();
    tab.change(() => draft, forest);
    vi.advanceTimersByTime(400);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(tab.state()).toEqual({ drafts: new Map([[forest, draft]]), isStored: false });
  });

  it("stores the draft with the next change that it accepts", () => {
    const tab = openTab();
    const refusal = refuseStorage();
    tab.change(() => draft);
    tab.write();
    refusal.mockRestore();
    tab.change(rename("Moon"));
    tab.write();
    expect(tab.state().isStored).toBe(true);
    expect(openTab().now()?.name).toBe("Moon");
  });

  it("keeps drafts when reading is forbidden later", () => {
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
  ])("is merged with changes that are pending when %s", (_title, notify) => {
    const [mine, other] = [storeDraft(), openTab()];
    mine.change(rename("Mine"));
    other.change(font("New York"));
    other.write();
    notify();
    mine.write();
    const merged = { name: "Mine", fonts: { ios: "New York" } };
    expect(mine.now()).toMatchObject(merged);
    expect(other.now()).toMatchObject(merged);
    expect(openTab().now()).toMatchObject(merged);
  });

  it("gives way in a field to the change that is written last", () => {
    const [mine, other] = [storeDraft(), openTab()];
    mine.change(rename("Mine"));
    other.change(rename("Theirs"));
    other.write();
    announce();
    mine.write();
    expect(other.now()?.name).toBe("Mine");
  });

  it("is changed further, not replaced, by the next change", () => {
    const [mine, other] = [storeDraft(), openTab()];
    other.change(font("New York"));
    other.write();
    mine.change(rename("Mine"));
    expect(mine.now()).toMatchObject({ name: "Mine", fonts: { ios: "New York" } });
  });

  it("does not come back, once discarded, by a change that is pending here", () => {
    const [mine, other] = [storeDraft(), openTab()];
    mine.change(rename("Mine"));
    other.change(() => null);
    other.write();
    announce();
    mine.write();
    expect(mine.now()).toBeUndefined();
    expect(openTab().state().drafts.size).toBe(0);
  });

  it("is gone when the storage was cleared", () => {
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
