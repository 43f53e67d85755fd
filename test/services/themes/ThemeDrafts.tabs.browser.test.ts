/** Changes by several tabs to one draft. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyBrowser } from "#test/support/tab.ts";
import {
  counted,
  edit,
  rename,
  font,
  openTab,
  storeDraft,
  announce,
  setVisibility,
} from "#test/support/themesTabs.ts";

beforeEach(async () => {
  await emptyBrowser();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
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

  it("is overwritten in a field by the change that is written last", () => {
    const [mine, other] = [storeDraft(), openTab()];
    mine.change(rename("Mine"));
    other.change(rename("Theirs"));
    other.write();
    announce();
    mine.write();
    expect(other.now()?.name).toBe("Mine");
  });

  it("is changed, not replaced, by the next change", () => {
    const [mine, other] = [storeDraft(), openTab()];
    other.change(font("New York"));
    other.write();
    mine.change(rename("Mine"));
    expect(mine.now()).toMatchObject({ name: "Mine", fonts: { ios: "New York" } });
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
