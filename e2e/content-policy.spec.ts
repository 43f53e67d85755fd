/** The content security policy with Trusted Types: nothing that opens on the pages breaks it. */
import { choose } from "./support/menu.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/signedIn.ts";

test.use({ isUntouched: true });

test("the documents carry an integrity hash for every script and style that they load", async ({ page }) => {
  for (const [path, count] of [
    ["/", 2],
    ["/auth", 5],
  ] as const) {
    const source = await (await page.request.get(path, { headers: { accept: "text/html" } })).text();
    const assets = /<(?:script|link)\b[^>]*(?:src|href)="\/assets\/[^"]+\.(?:js|css)"[^>]*>/g;
    const loaded = [...source.matchAll(assets)].map(String);
    expect(loaded.length).toBeGreaterThanOrEqual(count);
    expect(loaded.filter((tag) => !/ integrity="sha384-[\w+/]{64}"/.test(tag))).toEqual([]);
  }
});

test("the pages open dialogs, menus and downloads without a breach, and a real breach is detected", async ({
  page,
  problems,
}) => {
  test.slow();
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  // Every test checks what its pages load by themselves, and everyPage.spec.ts opens every page.
  await page.goto("/administer/overview");
  await choose(page, "Language", "Deutsch");
  await choose(page, "Sprache", "English");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await page.keyboard.type("balance");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await button("New app").first().click();
  await expect(page.getByRole("dialog").getByLabel("Name")).toBeFocused();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();

  await page.getByRole("link", { name: "Balance am Werk", exact: true }).click();
  await button("Create secret").first().click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Expires/ })
    .click();
  await page.getByRole("option", { name: "Custom date" }).click();
  await page.getByRole("dialog").getByLabel("Last day").fill("1/1/2030");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();

  await page.getByRole("link", { name: "User Statistics" }).click();
  await settled(page);
  const download = page.waitForEvent("download");
  await choose(page, "Actions: Topics", "Download image");
  await download;

  await page.goto("/administer/themes/thm_calm_sea");
  await settled(page);
  await page
    .getByRole("button", { name: /^Pick: / })
    .first()
    .click();
  await expect(page.getByRole("slider").first()).toBeAttached();
  expect(problems.unexpected()).toEqual([]);

  // A deliberate breach proves that the check works: a broken check would also report nothing.
  problems.expect(/^require-trusted-types-for/);
  problems.allow(/TrustedHTML/);
  await expect(
    page.evaluate(() => {
      document.body.innerHTML = "<p>forbidden</p>";
    }),
  ).rejects.toThrow(/TrustedHTML/);
  problems.expect(/^img-src/, /elsewhere/);
  await page.evaluate(() => {
    new Image().src = "https://elsewhere.example/image.png";
  });
  await expect.poll(() => problems.seen().filter((problem) => problem.startsWith("img-src"))).toHaveLength(1);
});
