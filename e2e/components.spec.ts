/** /dev/icons: every component state by pointer, key or call looks different from the state at rest. */
import { expect, test } from "./support/test.ts";

const states = ["hovered", "pressed", "focused", "disabled", "invalid", "busy"];

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test("the page shows every control at rest, hovered and focused, and each state looks different", async ({
      page,
    }) => {
      await page.goto("/dev/icons");
      await expect(page.locator("[data-sample=pressed]").first()).toBeVisible();
      const cards = await page.locator("section:has([data-sample])").evaluateAll((sections, all) => {
        const drawn = (sample: Element) =>
          // The input of a switch or checkbox is visually hidden: its visible stand-in has to differ.
          [...sample.querySelectorAll("*:not([style*=clip], [style*=clip] *)")].filter(
            (element) => getComputedStyle(element).display !== "contents",
          );
        const look = (sample: Element) =>
          JSON.stringify(
            drawn(sample).flatMap((element) =>
              ["", "::before", "::after"].map((pseudo) => {
                const { color, backgroundColor, borderColor, outline, opacity, textDecoration } =
                  getComputedStyle(element, pseudo);
                return [color, backgroundColor, borderColor, outline, opacity, textDecoration];
              }),
            ),
          );
        return sections.map((section) => {
          const samples = [...section.querySelectorAll<HTMLElement>("[data-sample]")];
          const rest = samples.find(({ dataset }) => dataset["sample"] === "rest");
          const isControl = (sample: Element) => sample.querySelector("a, button, input, textarea") !== null;
          return {
            name: section.querySelector("h2")?.textContent,
            isControl: rest !== undefined && isControl(rest),
            shown: samples.map(({ dataset }) => dataset["sample"]),
            alike: samples.flatMap((sample) => {
              const { sample: state = "" } = sample.dataset;
              return all.includes(state) && rest && look(sample) === look(rest) ? [state] : [];
            }),
          };
        });
      }, states);
      const controls = cards.filter(({ isControl }) => isControl);
      expect(controls.length).toBeGreaterThan(20);
      expect(
        controls.filter(({ shown }) => !shown.includes("hovered") || !shown.includes("focused")),
      ).toEqual([]);
      expect(cards.filter(({ alike }) => alike.length > 0)).toEqual([]);
    });
  });
}
