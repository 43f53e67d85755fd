/** The console in a browser that translates it, as Chrome does: each text is moved into elements of the browser's own. */
import type { Page } from "@playwright/test";
import { fillInvitation, send } from "./support/invite.ts";
import { choose } from "./support/menu.ts";
import { compareWith } from "./support/metrics.ts";
import { settled, watchRequests } from "./support/settled.ts";
import { expect, test } from "./support/signedIn.ts";
import { publish, startTheme } from "./support/themes.ts";

/** Replaces each text by a copy in two elements, and again after each change. */
const translate = () => {
  const replace = (text: Node) => {
    const isKept = text.parentElement?.closest("[translate=no], font, script, style, textarea");
    if (isKept || !text.textContent?.trim()) return;
    const [outer, inner] = ["font", "font"].map((name) => document.createElement(name));
    if (!outer || !inner) return;
    inner.textContent = text.textContent;
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  };
  const replaceAll = (root: Node) => {
    const found = [root];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const node of found) if (node.nodeType === Node.TEXT_NODE) replace(node);
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of [...addedNodes, target])
        if (node.nodeType === Node.TEXT_NODE || node !== target) replaceAll(node);
  }).observe(document, { childList: true, characterData: true, subtree: true });
};

const textOf = async (page: Page) => {
  await settled(page);
  return page.locator("main").evaluate((main: HTMLElement) => {
    // React Aria's native fields for autofill have their options in another order after a change.
    for (const { parentElement } of main.querySelectorAll("select"))
      if (parentElement) parentElement.hidden = true;
    return main.innerText;
  });
};

test("a translated page follows each change, and keeps names and figures", async ({ api, context, page }) => {
  // The longest walk of all.
  test.slow();
  // The statistics name the minute.
  await context.clock.setFixedTime(Date.now());
  const untranslated = await context.newPage();
  watchRequests(untranslated);
  await page.addInitScript(translate);
  const expectCurrent = async () => {
    await untranslated.goto(page.url());
    // What rows ask for arrives one after the other.
    await expect(async () => expect(await textOf(page)).toBe(await textOf(untranslated))).toPass({
      timeout: 10_000,
    });
    const translated = await page.locator("main font > font").allTextContents();
    expect(translated.filter((text) => /^[\d.,%+-]+\s*$|^Balance$|^Europe/u.test(text))).toEqual([]);
  };
  const go = async (name: string) => {
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill(name);
    await page.keyboard.press("Enter");
  };
  const choosePeriod = async (name: string) => {
    await page.getByRole("button", { name: /Period$/ }).click();
    await page.getByRole("option", { name }).click();
    await expect(page).toHaveURL(/period=/);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  };

  await page.goto("/administer/overview");
  await settled(page);
  await page.getByRole("button", { name: "Creation date" }).click();
  await page.getByRole("searchbox", { name: "Search apps" }).fill("ba");
  await expect(page).toHaveURL(/search=ba/);
  await expectCurrent();

  await go("User statistics");
  for (const name of ["last year", "last 7 days"]) await choosePeriod(name);
  await compareWith(page, "with the previous period");
  await expectCurrent();

  await go("Segments");
  await choosePeriod("last 7 days");
  await page.getByRole("button", { name: "Expand all" }).click();
  await page.getByRole("button", { name: "Collapse all" }).click();

  await page.getByRole("link", { name: "Users", exact: true }).click();
  await send(page);
  const email = page.getByLabel("Email");
  await expect(email).toHaveAccessibleDescription("Please fill out this field.");
  await fillInvitation(page, "not-mail");
  await expect(email).toHaveAccessibleDescription("Please enter a valid E-Mail-Address.");
  await fillInvitation(page, "");

  await startTheme(page, api, "Wrapped");
  const primary = page.getByLabel("Primary, Light", { exact: true });
  await primary.fill("#EEEEEE");
  await primary.press("Tab");
  await expect(page.getByText("1 contrast problem").first()).toBeVisible();
  await expectCurrent();
  await primary.fill("#123456");
  await primary.press("Tab");
  await publish(page);
  await expect(page.getByText("Theme “Wrapped” published")).toBeVisible();

  await page.goto("/administer/analytics/dev");
  await settled(page);
  await choose(page, "Language", "Deutsch");
  await expectCurrent();
});
