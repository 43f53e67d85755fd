/** The row of app and period: it sticks, and becomes a sheet. What it shows is in test/screens. */
import { expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { focusOn, inZoneOfWorld, openConsole, press } from "#test/screens/openConsole.tsx";
import { of } from "#test/screens/someStatistics.ts";

inZoneOfWorld();

const bar = page.getByRole("group", { name: "App and period" });
const section = page.getByRole("region", { name: "Sociodemographics and general motivation" });
const appField = page.getByRole("combobox", { name: "App" });
const periodField = page.getByRole("button", { name: /Period$/u });
const boxOf = (place: Locator) => place.element().getBoundingClientRect();

it("the row of app and period stays in view, moves nothing, has few tab stops, and is a sheet on a phone", async () => {
  const { address, settled } = await openConsole({ ...of("period=LAST_30_DAYS"), height: 800 });
  await settled();
  const before = { height: boxOf(bar).height, below: boxOf(section).y };
  scrollTo(0, 700);
  await expect.poll(() => boxOf(bar).y).toBe(boxOf(page.getByRole("banner")).height + 8);
  expect({ height: boxOf(bar).height, below: boxOf(section).y + 700 }).toEqual(before);
  await expect.element(appField).toBeInViewport();
  await expect.element(periodField).toHaveTextContent("last 30 days");

  await userEvent.click(appField);
  await userEvent.keyboard("{Escape}");
  let stops = 0;
  for (; bar.element().contains(document.activeElement); stops += 1) await userEvent.tab();
  // The next period would begin after today, so its button is disabled.
  expect(stops).toBe(5);

  await page.viewport(1024, 768);
  const actions = page.getByRole("button", { name: "More actions" });
  await expect.poll(() => boxOf(actions).right).toBe(boxOf(section).right);

  await page.viewport(1170, 768);
  const next = page.getByRole("button", { name: "Next period" });
  await expect.element(next).toBeVisible();
  expect(boxOf(periodField).right).toBeLessThan(boxOf(next).left);

  await page.viewport(390, 800);
  page.getByRole("heading", { level: 3 }).last().element().scrollIntoView();
  // What the numbers are about stays in view.
  const line = page.getByRole("button", { name: "Anchor · last 30 days" });
  await expect.element(line).toBeInViewport();
  expect(document.querySelector("#choice-note")?.textContent).toMatch(/\d{4}/u);
  await line.click();
  await press("button", { name: /Period$/u });
  await press("option", { name: "last month" });
  await press("button", { name: /Comparison$/u });
  await press("option", { name: "no comparison" });
  await press("button", { name: "Done" });
  await expect.element(page.getByRole("button", { name: "Anchor · last month" })).toHaveFocus();
  expect(address()).toContain("period=LAST_MONTH&compare=none");
});

it("days are chosen in a calendar, which shows the typed ones", async () => {
  const { address } = await openConsole(of("period=LAST_MONTH"));
  await press("button", { name: /Period$/u });
  await press("option", { name: "custom dates…" });
  await focusOn("First day");
  const [first, last] = ["First day", "Last day"].map((name) => page.getByRole("textbox", { name }));
  if (!first || !last) throw new Error("There are two fields");
  await userEvent.fill(last, "31/3/2025");
  await userEvent.fill(first, "1/3/2025");
  await expect.element(page.getByRole("grid", { name: /March 2025/u })).toBeVisible();
  await press("button", { name: /10 March 2025/u });
  await userEvent.keyboard("{ArrowRight}{Enter}");
  await expect.element(first).toHaveValue("10/03/2025");
  await expect.element(last).toHaveValue("11/03/2025");
  await press("button", { name: "Show these days" });
  await expect.poll(address).toContain("from=2025-03-10&to=2025-03-11");
  await expect.element(periodField).toHaveFocus();
});
