/** Every page at every width, in both modes and languages; pages with data also empty, failed and loading. */
import type { Page, Request } from "@playwright/test";
import { type Look, looks } from "../support/looks.ts";
import { pages } from "../support/pages.ts";
import { settled } from "../support/settled.ts";
import { signedOut, test } from "../support/signedIn.ts";
import { enterState, isData, refusedAnswer, states } from "../support/states.ts";
import { opposites } from "./moment.ts";
import { shoot } from "./shoot.ts";

const widths = [390, 600, 1024, 1440, 1920];
/** On a screen of 1280 px, 320 px is 400 % zoom and 640 px is 200 %. German has the longer words. */
const zoomed = [320, 640];
const everyWidth = ([language, mode]: Look) =>
  language === "de" && mode === "light" ? [...zoomed, ...widths] : widths;

test.use({ isUntouched: true });

for (const { name, path, isProtected } of pages) {
  test.describe(name, () => {
    if (!isProtected) test.use(signedOut);

    test("in every look", async ({ page, problems }) => {
      test.slow();
      problems.expect(refusedAnswer);
      problems.expect(/^Unavailable/);
      for (const state of states) {
        const data = await enterState(page, state);
        const isHeld = (request: Request) => state === "loading" && isData(request);
        const settle = (shown: Page) => settled(shown, isHeld);
        await page.goto(`${path}?lang=en`);
        await settle(page);
        const whole = { looks, widths: everyWidth };
        const part = { looks: opposites, widths: () => [390, 1440] };
        await shoot(page, { name: `${name}, ${state}`, path, settle, ...(state === "full" ? whole : part) });
        await page.unrouteAll({ behavior: "ignoreErrors" });
        if (data.asked === 0) break;
      }
    });
  });
}
