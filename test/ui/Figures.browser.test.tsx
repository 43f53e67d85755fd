/** Key figures: no digit of a number is cut off. */
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { asWritten } from "#src/i18n/i18n.ts";
import { Figures } from "#src/ui/Figures.tsx";

it.each([390, 900])(
  "at %i px, a number that is too long for its place continues on the next line",
  async (width) => {
    await page.viewport(width, 720);
    const number = "2,000,000,000,000,000,000,000,000";
    const figures = ["Registered", "Active", "Share"].map((name) => ({
      name: asWritten(name),
      value: <span>{number}</span>,
    }));
    const screen = await render(<Figures figures={figures} />);
    const places = screen.getByText(number).elements();
    expect(places).toHaveLength(3);
    for (const place of places) {
      const value = place.closest("dd");
      expect(value?.scrollWidth).toBeLessThanOrEqual(value?.clientWidth ?? 0);
      expect(value?.scrollHeight).toBeLessThanOrEqual(value?.clientHeight ?? 0);
    }
  },
);
