/** What a screen reader is told is in a region that was empty before, and is empty soon after. */
import { expect, it, onTestFinished, vi } from "vitest";
import { asWritten } from "#src/i18n/i18n.ts";
import { say } from "#src/ui/say.ts";

it("words are said once, the last ones alone, and nobody finds them later", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const said = () => document.querySelector("body > [aria-live=polite]")?.textContent;
  say(asWritten("One"));
  say(asWritten("Two"));
  expect(said()).toBe("");
  vi.advanceTimersByTime(100);
  expect(said()).toBe("Two");
  vi.advanceTimersByTime(7000);
  expect(said()).toBe("");
});
