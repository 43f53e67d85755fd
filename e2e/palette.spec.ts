/** The command palette while its code is loaded. test/app/shortcuts.browser.test.ts has what it runs. */
import { hold } from "./support/hold.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/signedIn.ts";

test("the palette receives what the person types while it is loading, and the field behind it nothing", async ({
  page,
}) => {
  await page.goto("/administer/overview");
  // The frame that is shown first takes no keys.
  await settled(page);
  const search = page.getByRole("searchbox", { name: "Search apps" });
  await search.focus();
  const release = await hold(page, "**/assets/Palette*.js");
  const asked = page.waitForRequest("**/assets/Palette*.js");
  await page.keyboard.press("Control+k");
  await asked;
  await page.keyboard.type("harbx");
  await page.keyboard.press("Backspace");
  release();
  const field = page.getByRole("dialog").getByRole("combobox");
  await expect(field).toBeFocused();
  await page.keyboard.type("our");
  await expect(field).toHaveValue("harbour");
  await expect(page.getByRole("option").first()).toHaveText("Harbour Health");
  await page.keyboard.press("Escape");
  await expect(search).toHaveValue("");
});
