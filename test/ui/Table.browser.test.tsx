/** Table: links and names at every width. */
import { Trash2 } from "lucide-react";
import { expect, it, onTestFinished, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { asWritten } from "#src/i18n/i18n.ts";
import { IconButton } from "#src/ui/Button.tsx";
import { Link } from "#src/ui/Link.tsx";
import { Table } from "#src/ui/Table.tsx";

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

it.each([1280, 390])("at %i px, a row is its link's target, except the buttons in it", async (width) => {
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
