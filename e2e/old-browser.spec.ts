/** What a browser that lacks something the console needs shows instead: one sentence, in the person's language. */
import { expect, test } from "./support/test.ts";

test("a browser that lacks something is told in its language which browsers the console works in", async ({
  page,
}) => {
  // The message itself must not need what browsers of 2020 lack.
  await page.addInitScript("delete Element.prototype.replaceChildren; delete URL.canParse");
  await page.goto("/nowhere?lang=en");
  const message = page.getByRole("alert");
  await expect(message).toHaveText(
    /^This browser is too old: .* Chrome or Edge \d+, Firefox \d+, Safari [\d.]+, or a later version\.$/,
  );
  await expect(page.getByRole("main")).toHaveCount(0);
  await page.goto("/?lang=de");
  await expect(message).toHaveText(/^Dieser Browser ist zu alt: .* Chrome oder Edge \d+/);
});
