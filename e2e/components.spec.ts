/** /dev/icons: every control looks different under the pointer, and with the keyboard's focus; fields are large on touch. */
import { expect, test } from "./support/test.ts";

test("every control shows pointer and focus, in light and dark mode", async ({ page }) => {
  await page.goto("/dev/icons");
  await expect(page.locator("[data-sample=Button]")).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const { shown, alike } = await page.locator("[data-sample]").evaluateAll((samples) => {
      const controls = "a, button, input, textarea";
      const look = (sample: Element) =>
        // The input of a switch is visually hidden: its visible stand-in has to differ.
        [...sample.querySelectorAll("*:not([style*=clip], [style*=clip] *)")].flatMap((element) =>
          ["", "::before", "::after"].map((pseudo) => {
            const { color, backgroundColor, borderColor, outline, opacity, textDecoration } =
              getComputedStyle(element, pseudo);
            return [color, backgroundColor, borderColor, outline, opacity, textDecoration].join();
          }),
        );
      /** As react-aria does. The pointer also affects what is around a control; focus only the control and its label. */
      const lookIn = (sample: Element, attribute: string, elements: ReadonlyArray<Element>) => {
        for (const element of elements) element.setAttribute(attribute, "true");
        const changed = look(sample);
        for (const element of elements) element.removeAttribute(attribute);
        return changed.join();
      };
      const tried = samples.filter((sample) => sample.querySelector(controls) !== null);
      return {
        shown: tried.length,
        alike: tried.flatMap((sample) => {
          const rest = look(sample).join();
          const control = sample.querySelector(controls);
          const focused = [control, control?.closest("label")].filter(
            (element) => element instanceof Element,
          );
          const pointed = [...sample.querySelectorAll(`${controls}, label, tr`)];
          const name = (sample as HTMLElement).dataset["sample"];
          return [
            ...(lookIn(sample, "data-hovered", pointed) === rest ? [`${name} hovered`] : []),
            ...(lookIn(sample, "data-focus-visible", focused) === rest ? [`${name} focused`] : []),
          ];
        }),
      };
    });
    expect(shown).toBeGreaterThanOrEqual(19);
    expect(alike, colorScheme).toEqual([]);
  }
});

test("the keyboard's focus has one ring, wherever it is", async ({ page }) => {
  await page.goto("/dev/icons");
  await expect(page.locator("[data-sample=Switch]")).toBeVisible();
  const rings = () =>
    // A hidden or transparent input has a visible stand-in.
    [...document.querySelectorAll("*:not([style*=clip], [style*=clip] *)")].flatMap((element) => {
      const { outlineStyle, opacity } = getComputedStyle(element);
      return outlineStyle === "none" || opacity === "0" ? [] : [element.outerHTML.slice(0, 100)];
    });
  let stops = 0;
  do {
    await page.keyboard.press("Tab");
    const shown = await page.evaluate(rings);
    expect(shown.length, shown.join("\n")).toBeLessThan(2);
    stops += 1;
  } while (await page.evaluate(() => document.activeElement !== document.body));
  expect(stops).toBeGreaterThan(19);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true });

  test("nothing into which one types, or that opens a list, has text below 16 px: iPhones would zoom in", async ({
    page,
  }) => {
    await page.goto("/dev/icons");
    const fields = page.locator(
      "input:not([type=checkbox], [type=radio]), textarea, select, [aria-haspopup=listbox]",
    );
    await expect(page.locator("[data-sample=Select]")).toBeVisible();
    const sizes = await fields.evaluateAll((elements) =>
      elements.flatMap((element) => {
        const name = element.closest<HTMLElement>("[data-sample]")?.dataset["sample"];
        const hasNoText = element.matches("button") && element.textContent === "";
        return hasNoText ? [] : [`${name}: ${getComputedStyle(element).fontSize}`];
      }),
    );
    expect(sizes.length).toBeGreaterThanOrEqual(7);
    expect(sizes.filter((size) => !/: (1[6-9]|2\d)/.test(size))).toEqual([]);
  });
});
