/** The helper `settled`, which specs and screenshots rely on, waits for the charts. */
import { statisticsPath } from "./support/metrics.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/signedIn.ts";

test.use({ isUntouched: true });

test("the helper settled waits while the drawing of a chart is missing, empty or of another width", async ({
  page,
}) => {
  await page.goto(statisticsPath);
  await settled(page);
  for (const damage of ["missing", "empty", "of another width"] as const) {
    const drawing = await page.locator("svg.marks").first().locator("..").elementHandle();
    if (!drawing) throw new Error("The page shows no chart");
    await drawing.evaluate((element, damage) => {
      const svg = element.firstElementChild as SVGElement;
      const drawn = svg.cloneNode(true);
      element.removeAttribute("data-restored");
      if (damage === "missing") svg.remove();
      else if (damage === "empty") svg.replaceChildren();
      else svg.setAttribute("width", "1");
      setTimeout(() => {
        element.replaceChildren(drawn);
        element.setAttribute("data-restored", "");
      }, 500);
    }, damage);
    await settled(page);
    expect(await drawing.getAttribute("data-restored")).not.toBeNull();
  }
});
