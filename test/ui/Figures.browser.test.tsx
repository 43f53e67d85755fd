/** Key figures: no digit of a number is cut off. Terms and details: where they stand. */
import "#src/theme/theme.css.ts";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { asWritten } from "#src/i18n/i18n.ts";
import { DescriptionList } from "#src/ui/DescriptionList.tsx";
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

it.each([
  ["columns", "below its term", "beside"],
  ["line", "beside its term", "beside"],
  ["rows", "beside its term", "below"],
] as const)(
  "of terms in %s, a detail stands %s, and a pair %s the one before",
  async (layout, detail, pair) => {
    await page.viewport(900, 720);
    const items = ["One", "Two"].map((term) => ({ term: asWritten(term), details: term }));
    const screen = await render(<DescriptionList items={items} layout={layout} />);
    const places = (role: string) =>
      screen
        .getByRole(role)
        .elements()
        .map((element) => element.getBoundingClientRect());
    const [[first, second], [details]] = [places("term"), places("definition")];
    const place = (one?: DOMRect, before?: DOMRect) =>
      (one?.top ?? 0) < (before?.bottom ?? 0) ? "beside" : "below";
    expect(`${place(details, first)} its term`).toBe(detail);
    expect(place(second, first)).toBe(pair);
  },
);
