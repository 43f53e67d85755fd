/** What the statistics say to screen readers. What they show is in test/screens. */
import { expect, it } from "vitest";
import { SegmentsPage } from "#src/features/metrics/pages/SegmentsPage.tsx";
import { StatisticsPage } from "#src/features/metrics/pages/StatisticsPage.tsx";
import { answerAll, showPage } from "../metricsScreen.tsx";
import type { Asked } from "../metricsWorld.ts";

it.each([
  [StatisticsPage, "Active users: 96 · 11% of registered, 72 fewer (−42.9%)"],
  [SegmentsPage, "Registered users: 876"],
])("%o says that its numbers are being updated, and then “%s”", async (Page, result) => {
  const answering = (call: Asked) => (call.days.startsWith("2026-03") ? undefined : answerAll(call));
  const { screen, show, here } = await showPage(<Page />, { answering });
  await expect.poll(() => screen.container.textContent).toContain("Doctoral");
  show({ ...here(), search: { period: "LAST_7_DAYS" } });
  const said = () => document.querySelector("[data-live-announcer][aria-live]")?.textContent;
  await expect.poll(said).toBe("The numbers are being updated");
  show({ ...here(), search: { period: "LAST_MONTH" } });
  await expect.poll(said).toBe(result);
});
