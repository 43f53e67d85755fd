/** Table: links at every width, placeholders, arrows. */
import "#src/theme/theme.css.ts";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { IconButton } from "#src/ui/Button.tsx";
import { Link } from "#src/ui/Link.tsx";
import { Table, TableSkeleton } from "#src/ui/Table.tsx";
import { asWritten } from "#src/i18n/i18n.ts";
import { Trash2 } from "lucide-react";

const apps = [
  { id: "1", name: "BalanceNow", status: "Active" },
  { id: "2", name: "MindSteps", status: "Disabled" },
];

const table = (onDelete = vi.fn<() => void>()) => (
  <Table
    label={asWritten("Apps")}
    rows={apps}
    rowId={({ id }) => id}
    columns={[
      { id: "name", header: asWritten("Name"), cell: ({ id, name }) => <Link href={`#${id}`}>{name}</Link> },
      { id: "status", header: asWritten("Status"), cell: ({ status }) => status },
      {
        id: "actions",
        header: asWritten("Actions"),
        isHeaderHidden: true,
        cell: ({ name }) => (
          <IconButton icon={Trash2} label={asWritten(`Delete ${name}`)} onPress={onDelete} />
        ),
      },
    ]}
  />
);

describe.each([1280, 390])("at %i px", (width) => {
  it("the whole row is its link's target, except the buttons in it", async () => {
    await page.viewport(width, 720);
    const onDelete = vi.fn<() => void>();
    const screen = await render(table(onDelete));
    await screen.getByRole("button", { name: "Delete BalanceNow" }).click();
    expect(onDelete).toHaveBeenCalledOnce();
    expect(location.hash).not.toBe("#1");
    const status = screen.getByRole("cell", { name: "Disabled" }).element().getBoundingClientRect();
    const target = document.elementFromPoint(status.x + status.width / 2, status.y + status.height / 2);
    expect(target?.closest("a")?.getAttribute("href")).toBe("#2");
  });
});

it("large text does not break the name of a row in mid-word, however much the other columns want", async () => {
  await page.viewport(1280, 720);
  document.documentElement.style.fontSize = "32px";
  onTestFinished(() => document.documentElement.removeAttribute("style"));
  const late = (["number", "words"] as const).map((late) => ({
    id: late,
    header: asWritten(late),
    late,
    cell: () => asWritten("1,043"),
  }));
  const screen = await render(
    <div style={{ width: 900, fontSize: "0.875rem" }}>
      <Table
        label={asWritten("Apps")}
        rows={[{ name: "Aktivkompass" }]}
        rowId={({ name }) => name}
        columns={[
          { id: "name", header: asWritten("Name"), cell: ({ name }) => <span>{name}</span> },
          ...late,
        ]}
      />
    </div>,
  );
  expect(screen.getByText("Aktivkompass").element().getClientRects()).toHaveLength(1);
});

it("below 600 px each value is shown with its column's header", async () => {
  await page.viewport(390, 720);
  const screen = await render(table());
  await expect.element(screen.getByText("Status").nth(1)).toBeVisible();
  await page.viewport(1280, 720);
  await expect.element(screen.getByText("Status").nth(1)).not.toBeVisible();
});

it("while its rows load, a table has placeholders, and nothing to press", async () => {
  const sort = { direction: "none", onPress: vi.fn<() => void>() } as const;
  const link = () => <Link href="#">{asWritten("App")}</Link>;
  const { container } = await render(
    <TableSkeleton<string>
      label={asWritten("Apps")}
      loadingLabel={asWritten("Loading …")}
      rowCount={2}
      columns={[
        { id: "name", header: asWritten("Name"), sort, cell: link, skeleton: "12ch" },
        { id: "users", header: asWritten("Users"), cell: link, late: "number" },
        { id: "actions", header: asWritten("Actions"), isHeaderHidden: true, cell: link },
      ]}
    />,
  );
  const [, ...rows] = container.querySelectorAll("tr");
  const placeholders = (row: Element) =>
    [...row.children].map(({ lastElementChild: last }) => [
      last?.getAttribute("style"),
      last?.hasAttribute("data-late"),
    ]);
  expect(rows.map(placeholders)).toEqual(
    rows.map(() => [
      ["width: 12ch;", false],
      [null, true],
      [undefined, undefined],
    ]),
  );
  expect(rows).toHaveLength(2);
  expect(container.querySelectorAll("a, button")).toHaveLength(0);
});

it.each([
  ["ascending", "lucide-arrow-up", true],
  ["descending", "lucide-arrow-down", true],
  ["none", "lucide-arrow-up", false],
] as const)(
  "a column sorted %s shows %s (%s), and its header calls back",
  async (direction, arrow, isShown) => {
    const onPress = vi.fn<() => void>();
    const screen = await render(
      <Table
        label={asWritten("Apps")}
        rows={apps}
        rowId={({ id }) => id}
        columns={[
          { id: "name", header: asWritten("Name"), sort: { direction, onPress }, cell: ({ name }) => name },
        ]}
      />,
    );
    const button = screen.getByRole("button", { name: "Name" });
    const icon = button.element().querySelector("svg");
    expect(icon?.classList.contains(arrow)).toBe(true);
    expect(icon?.parentElement?.hasAttribute("data-shown")).toBe(isShown);
    await button.click();
    expect(onPress).toHaveBeenCalledOnce();
  },
);
