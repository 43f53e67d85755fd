/** LongTable: all rows up to 100; beyond that only rows in view, in a table as tall as all of them. */
import { beforeEach, describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { asWritten } from "#src/i18n/i18n.ts";
import { LongTable } from "#src/ui/LongTable.tsx";

const openTable = async (count: number) => {
  const screen = await render(
    <>
      {/* What is above the table must not count as its height. */}
      <div style={{ height: 900 }}>Filters</div>
      <LongTable
        label={asWritten("Apps")}
        columns={[
          { id: "name", header: asWritten("Name"), cell: (row) => row },
          { id: "status", header: asWritten("Status"), cell: () => "Active" },
        ]}
        rows={Array.from({ length: count }, (_, at) => `App ${at + 1}`)}
        rowId={(row) => row}
      />
    </>,
  );
  return { screen, rows: screen.getByRole("rowheader") };
};

beforeEach(() => page.viewport(1280, 720));

it("renders all of 100 rows, without row numbers, and of 101 those in view", async () => {
  const { screen, rows } = await openTable(100);
  await expect.poll(() => rows.elements()).toHaveLength(100);
  await expect.element(screen.getByRole("table", { name: "Apps" })).not.toHaveAttribute("aria-rowcount");
  await screen.unmount();
  await openTable(101);
  await expect.element(page.getByRole("table")).toHaveAttribute("aria-rowcount", "102");
  await expect.poll(() => document.querySelectorAll("tbody th").length).toBeLessThan(50);
});

describe("of 1000 rows", () => {
  const openLongTable = async () => {
    const { screen, rows } = await openTable(1000);
    await expect.element(screen.getByRole("table")).toHaveAttribute("aria-rowcount", "1001");
    const row = (name: string) => screen.getByRole("rowheader", { name, exact: true });
    const body = screen.container.querySelector("tbody");
    return { screen, rows, row, height: () => body?.getBoundingClientRect().height };
  };
  const scrollToEnd = () => window.scrollTo(0, document.documentElement.scrollHeight);

  it("the rows in view carry their row numbers, counted from the header as 1", async () => {
    const { screen, row } = await openLongTable();
    const number = async (name: string) => {
      await expect.element(row(name)).toBeInTheDocument();
      return row(name).element().parentElement?.getAttribute("aria-rowindex");
    };
    expect(await number("App 1")).toBe("2");
    await expect.element(row("App 1000")).not.toBeInTheDocument();
    scrollToEnd();
    expect(await number("App 1000")).toBe("1001");
    await expect.element(row("App 1")).not.toBeInTheDocument();
    await expect.element(screen.getByRole("table")).toHaveAttribute("aria-colcount", "2");
  });

  it("the table is as tall as all its rows at any scroll position, and each is at its place", async () => {
    const { screen, row, height } = await openLongTable();
    await expect.element(row("App 1")).toBeInTheDocument();
    const rowHeight = row("App 1").element().getBoundingClientRect().height;
    await expect.poll(height).toBeCloseTo(1000 * rowHeight, -1);
    window.scrollTo(0, 20_000);
    await expect.element(row("App 400")).toBeInTheDocument();
    await expect.poll(height).toBeCloseTo(1000 * rowHeight, -1);
    const bodyTop = screen.container.querySelector("tbody")?.getBoundingClientRect().top ?? Number.NaN;
    await expect
      .poll(() => row("App 400").element().getBoundingClientRect().top - bodyTop)
      .toBeCloseTo(399 * rowHeight, -1);
    const [table, header] = [screen.getByRole("table"), screen.getByRole("columnheader", { name: "Name" })];
    const lefts = [table, header, row("App 400")].map((each) => each.element().getBoundingClientRect().left);
    expect(new Set(lefts).size).toBe(1);
    scrollToEnd();
    await expect.element(row("App 1000")).toBeInTheDocument();
    await expect.poll(height).toBeCloseTo(1000 * rowHeight, -1);
  });

  it("all rows are on paper, and only those in view afterwards", async () => {
    const { rows } = await openLongTable();
    await expect.poll(() => rows.elements().length).toBeLessThan(50);
    window.dispatchEvent(new Event("beforeprint"));
    expect(rows.elements()).toHaveLength(1000);
    window.dispatchEvent(new Event("afterprint"));
    expect(rows.elements().length).toBeLessThan(50);
  });
});
