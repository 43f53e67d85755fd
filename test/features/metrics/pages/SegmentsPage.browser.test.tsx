/** What the buttons of the segments do. What they show is in test/screens. */
import { beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { segmentsPath } from "#src/domain/statisticsPaths.ts";
import { SegmentsPage } from "#src/features/metrics/pages/SegmentsPage.tsx";
import { showPage } from "../metricsScreen.tsx";
import type { WorldOptions } from "../metricsWorld.ts";

beforeEach(() => page.viewport(1280, 800));

const open = (options: WorldOptions = {}) => showPage(<SegmentsPage />, { path: segmentsPath, ...options });

it("both sections are expanded and collapsed at once, and one by one", async () => {
  const { screen } = await open();
  // By key: the row of the choice may cover a heading that is scrolled to.
  const press = async (name: string) => {
    const button = screen.getByRole("button", { name, exact: true });
    await expect.element(button).toBeVisible();
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
  };
  const expanded = () =>
    ["Demographics", "Health"].filter(
      (name) => screen.getByRole("button", { name, exact: true }).element().ariaExpanded === "true",
    );
  await press("Expand all");
  await expect.poll(expanded).toEqual(["Demographics", "Health"]);
  await press("Demographics");
  await expect.poll(expanded).toEqual(["Health"]);
  await press("Expand all");
  await press("Collapse all");
  await expect.poll(expanded).toEqual([]);
});
