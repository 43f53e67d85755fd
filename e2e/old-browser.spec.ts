/** What a browser that lacks something the console needs shows instead: one sentence, in the person's language. */
import { expect, test } from "./support/test.ts";

test.use({ isUntouched: true });

test("a browser that lacks something is told in its language which browsers the console works in", async ({
  page,
}) => {
  // The message itself must not need what browsers of 2020 lack.
  await page.addInitScript("delete Element.prototype.replaceChildren");
  for (const name of ["URL.canParse", "Intl.Segmenter", "AbortSignal.any"]) {
    await page.addInitScript(`if (location.hash === "#${name}") delete ${name}`);
    await page.goto(`/nowhere?lang=en#${name}`);
    await expect(page.getByRole("alert")).toHaveText(
      /^This browser is too old: .* Chrome or Edge \d+, Firefox \d+, Safari [\d.]+, or a later version\.$/,
    );
    await expect(page.getByRole("main")).toHaveCount(0);
  }
  await page.goto("/?lang=de#URL.canParse");
  await expect(page.getByRole("alert")).toHaveText(/^Dieser Browser ist zu alt: .* Chrome oder Edge \d+/);
});
