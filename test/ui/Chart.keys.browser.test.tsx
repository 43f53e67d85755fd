/** A chart under the keyboard: its marks are read out, and its other keys are left to their owners. */
import { describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { ring as ringClass, tooltip as tooltipClass } from "#src/ui/Chart.css.ts";
import { Chart } from "#src/ui/Chart.tsx";
import { bulletsOf } from "#test/support/chartRows.ts";
import { chart, drawing, drawn, shown, words } from "#test/support/shownChart.tsx";

describe("a chart under the keyboard", () => {
  it("is one tab stop, and arrow keys read out its marks, beside which they are shown until it is left", async () => {
    const screen = await drawn();
    const image = screen.getByRole("application", { name: "Level of education" });
    await userEvent.keyboard("{Tab}");
    await expect.element(image).toHaveFocus();
    await expect.element(image).toHaveAttribute("aria-roledescription", "chart");
    expect(shown()).toBe("");
    const after = async (keys: string) => {
      await userEvent.keyboard(keys);
      return shown();
    };
    expect(await after("{ArrowDown}")).toBe("Row 1: 40");
    expect(await after("{ArrowUp}")).toBe("Row 1: 40");
    expect(await after("{ArrowRight}")).toBe("Row 2: 20");
    expect(await after("{End}")).toBe("Row 3: 10");
    expect(await after("{ArrowDown}")).toBe("Row 3: 10");
    expect(await after("{ArrowLeft}{Home}")).toBe("Row 1: 40");
    expect(await after("{Escape}")).toBe("");
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(image).toHaveTextContent("Row 1Users40");
    await userEvent.keyboard("{Tab}");
    await expect.element(document.body).toHaveFocus();
    await expect.element(image).not.toHaveTextContent("Row 1Users40");
  });

  it("walks the columns of a chart of panels sideways, and its rows up and down", async () => {
    await render(<Chart {...words("Age and gender")} drawing={bulletsOf(2, 3)} />);
    await userEvent.keyboard("{Tab}{ArrowRight}{ArrowRight}{ArrowDown}");
    expect(shown()).toBe("row 1, column 1");
    const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    const ring = () => boxOf(document.querySelector(`.${ringClass.split(" ").join(".")}`));
    const value = () =>
      boxOf([...document.querySelectorAll("text")].find(({ textContent }) => textContent === "v11"));
    await expect.poll(() => value().top > ring().top && value().bottom < ring().bottom).toBe(true);
    expect(value().left).toBeGreaterThan(ring().left);
    expect(value().left).toBeLessThan(ring().right);
    /** The right end of the widest text at this place. */
    const end = () => {
      const [place] = document.getElementsByClassName(tooltipClass);
      const { left = "", maxWidth = "" } = place instanceof HTMLElement ? place.style : {};
      return Number.parseFloat(left) + Number.parseFloat(maxWidth);
    };
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    expect(shown()).toBe("row 1, column 2");
    expect(end()).toBeLessThanOrEqual(boxOf(drawing()).width);
    await userEvent.keyboard("{ArrowDown}{ArrowLeft}{ArrowLeft}{ArrowUp}");
    expect(shown()).toBe("row 0, column 0");
  });

  it.each(["Alt", "Control", "Meta"])("leaves arrow keys with %s to the browser", async (modifier) => {
    await drawn();
    await userEvent.keyboard(`{Tab}{ArrowDown}{${modifier}>}{ArrowDown}{/${modifier}}`);
    expect(shown()).toBe("Row 1: 40");
  });

  it("shows nothing about a mark that was removed", async () => {
    const screen = await drawn();
    await userEvent.keyboard("{Tab}{End}");
    expect(shown()).toBe("Row 3: 10");
    await screen.rerender(chart([1]));
    await expect.poll(shown).toBe("");
  });
});
