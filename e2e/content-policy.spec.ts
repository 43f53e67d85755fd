/** The content security policy with Trusted Types: nothing that opens on the pages breaks it. */
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/signedIn.ts";

test("the documents carry a hash for all that they load; a picker opens without a breach, and a real one is detected", async ({
  page,
  problems,
}) => {
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
  // Every test checks what its pages load and what it opens; everyPage.spec.ts opens every page.
  await page.goto("/administer/themes/thm_calm_sea");
  await settled(page);
  await page
    .getByRole("button", { name: /^Pick: / })
    .first()
    .click();
  await expect(page.getByRole("slider").first()).toBeAttached();
  expect(problems.seen()).toEqual([]);

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
