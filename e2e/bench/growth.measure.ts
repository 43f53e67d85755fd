/** Nothing grows with the number of navigations: nodes, listeners and heap after 24 and after 126. */
import type { CDPSession, Page } from "@playwright/test";
import { settled } from "../support/settled.ts";
import { expect, test } from "../support/signedIn.ts";
import { growth } from "./measures.ts";

const measure = async (devtools: CDPSession) => {
  // Objects that the first collection frees keep others in finalizers and weak references.
  for (let collection = 0; collection < 3; collection += 1)
    await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return {
    nodes: of("Nodes"),
    listeners: of("JSEventListeners"),
    heapMegabytes: of("JSHeapUsedSize") / 2 ** 20,
  };
};

/** The links of a tour, each with the title of its page. */
const links = [
  ['[role=rowheader] a[href*="/my-apps/"]', "My App"],
  ['nav a[href^="/administer/users/statistics"]', "User Statistics"],
  ['nav a[href="/administer/users"]', "Users"],
  ['nav a[href^="/administer/overview"]', "Overview"],
  ['main a[href="/administer/themes"]', "Themes"],
  ['nav a[href^="/administer/overview"]', "Overview"],
] as const;

const tour = async (page: Page) => {
  for (const [link, title] of links) {
    await page.locator(link).first().click();
    await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
  }
};

test("100 navigations leak no nodes, listeners or memory", async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  await page.goto("/administer/overview");
  const tours = async (count: number) => {
    for (let round = 0; round < count; round += 1) await tour(page);
    await settled(page);
    return measure(devtools);
  };
  const before = await tours(4);
  const after = await tours(17);
  console.log("\nafter 24 navigations ", before, "\nafter 126 navigations", after);
  expect(after.nodes - before.nodes).toBeLessThan(growth.nodes);
  expect(after.listeners - before.listeners).toBeLessThan(growth.listeners);
  expect(after.heapMegabytes - before.heapMegabytes).toBeLessThan(growth.heapMegabytes);
});
