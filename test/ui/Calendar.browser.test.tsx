/** A calendar in little room, and in a browser whose time zone changes, since a laptop travels. */
import { expect, it, onTestFinished } from "vitest";
import { render } from "vitest-browser-react";
import { cdp } from "vitest/browser";
import { asWritten as english } from "#src/i18n/i18n.ts";
import { DayCalendar } from "#src/ui/Calendar.tsx";

const label = english("Calendar");
const labels = { label, previousLabel: english("Previous"), nextLabel: english("Next") };

const days = { min: "2026-12-01", max: "2026-12-31", value: "2026-12-01" };

it("is no wider than its place, and has more room for large text", async () => {
  onTestFinished(() => document.documentElement.removeAttribute("style"));
  const { container } = await render(
    <div style={{ display: "grid", width: 500 }}>
      <DayCalendar {...labels} {...days} onChange={() => undefined} />
    </div>,
  );
  const place = container.firstElementChild as HTMLElement;
  const width = () => container.querySelector("table")?.getBoundingClientRect().width;
  expect(width()).toBe(7 * 32);
  document.documentElement.style.fontSize = "32px";
  expect(width()).toBe(7 * 64);
  place.style.width = "200px";
  expect(width()).toBe(200);
});

const setZone = async (timezoneId: string) => {
  // The browser refuses to replace an emulated zone.
  await cdp().send("Emulation.setTimezoneOverride", { timezoneId: "" });
  await cdp().send("Emulation.setTimezoneOverride", { timezoneId });
};

it("shows the same days once midnight is earlier than in the zone in which it was first opened", async () => {
  onTestFinished(() => setZone(""));
  const shown = async () => {
    const { baseElement, unmount } = await render(
      <DayCalendar {...labels} {...days} onChange={() => undefined} />,
    );
    const text = baseElement.textContent;
    await unmount();
    return text;
  };
  await setZone("Europe/London");
  const before = await shown();
  expect(before).toContain("December 2026");
  await setZone("Europe/Berlin");
  expect(await shown()).toBe(before);
});
