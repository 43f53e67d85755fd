/** The console in a browser that translates it, as Chrome does: each text is moved into elements of the browser's own. */
import { expect, it, onTestFinished } from "vitest";
import { cleanup } from "vitest-browser-react/pure";
import { page, userEvent } from "vitest/browser";
import { openThemes } from "#test/features/themes/themesConsole.ts";
import { enter, inZoneOfWorld, press } from "#test/screens/openConsole.tsx";

inZoneOfWorld();

/** Replaces each text by a copy in two elements, and again after each change. Returns the texts. */
const translate = () => {
  const translated = new Set<string>();
  const replace = (text: Node) => {
    const isKept = text.parentElement?.closest("[translate=no], font, script, style, textarea");
    if (isKept || !text.textContent?.trim()) return;
    const [outer, inner] = ["font", "font"].map((name) => document.createElement(name));
    if (!outer || !inner) return;
    inner.textContent = text.textContent;
    outer.append(inner);
    translated.add(text.textContent);
    text.parentNode?.replaceChild(outer, text);
  };
  const replaceAll = (root: Node) => {
    const found = [root];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const node of found) if (node.nodeType === Node.TEXT_NODE) replace(node);
  };
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of [...addedNodes, target])
        if (node.nodeType === Node.TEXT_NODE || node !== target) replaceAll(node);
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return translated;
};

/** All that a person sees on a walk through the console, after each change. */
const walk = async () => {
  const { address, go, settled } = await openThemes("", { at: "/administer/overview" });
  const seen: Array<string> = [];
  const look = async () => {
    await settled();
    // React Aria's native fields for autofill have their options in another order after a change.
    for (const { parentElement } of document.querySelectorAll("select"))
      if (parentElement) parentElement.hidden = true;
    const parts = document.querySelectorAll<HTMLElement>("body > :not([data-live-announcer])");
    const text = [...parts].map(({ innerText }) => innerText).join("\n");
    expect(text).not.toBe(seen.at(-1));
    seen.push(text);
  };
  const follow = async (...of: Parameters<typeof press>) => {
    await press(...of);
    await look();
  };
  const choose = async (field: RegExp, name: string) => {
    await press("button", { name: field });
    await follow("option", { name });
  };

  await follow("button", { name: "Creation date" });
  await userEvent.fill(page.getByRole("searchbox"), "ba");
  await expect.poll(address).toContain("search=ba");
  await look();

  await go("/administer/themes");
  await follow("link", { name: "Sea" });
  const primary = page.getByRole("textbox", { name: "Primary, Light", exact: true });
  await userEvent.fill(primary, "#EEEEEE");
  await look();
  await userEvent.fill(primary, "#123456");
  await press("button", { name: "Publish changes" });
  await page.getByRole("dialog").getByRole("button", { name: "Publish changes" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await look();

  await follow("link", { name: "Users", exact: true });
  await follow("button", { name: "Send invitation" });
  await enter("Email", "not-mail");
  await follow("button", { name: "Send invitation" });
  // Otherwise the console asks before it leaves the page.
  await enter("Email", "");

  await follow("link", { name: "User Statistics" });
  await choose(/Period$/u, "last year");
  await choose(/Period$/u, "last 7 days");
  await choose(/Comparison$/u, "no comparison");

  await follow("link", { name: "Segments" });
  await choose(/Period$/u, "last month");
  await follow("button", { name: "Expand all" });
  await follow("button", { name: "Collapse all" });
  await press("button", { name: "Language" });
  await follow("menuitemradio", { name: "Deutsch" });
  return seen;
};

const isKept = (text: string) =>
  /^[\d.,%+−-]+\s*$/u.test(text) || /^(Anchor|Balance|Drift|Sea|Forest|Pacific.*)$/u.test(text);

it("a translated console follows each change, and keeps names and figures", async () => {
  const untranslated = await walk();
  await cleanup();
  localStorage.clear();
  const translated = translate();
  expect(await walk()).toEqual(untranslated);
  expect([...translated].filter(isKept)).toEqual([]);
  expect(translated).toContain("Nutzungsstatistik");
});
