/** The table of apps: name, new and active users, secrets, creation date. Column headers sort it. */
import type { ReactNode } from "react";
import type { App } from "#schemas/apps/App.ts";
import type { AppSort } from "#src/domain/apps/appList.ts";
import { Day } from "#src/i18n/Day.tsx";
import { useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { Link } from "#src/ui/Link.tsx";
import { LongTable } from "#src/ui/LongTable.tsx";
import { type Column, type Columns, TableSkeleton } from "#src/ui/Table.tsx";
import { AppStatusChip } from "../AppStatusChip.tsx";
import { messages } from "../messages.en.ts";

/** Cells whose content arrives after the list. Their columns are left out with them. */
export interface LateCells {
  readonly newUsers?: ((app: App) => ReactNode) | undefined;
  readonly activity?: ((app: App) => ReactNode) | undefined;
  readonly secrets?: ((app: App) => ReactNode) | undefined;
}

const nameCell = ({ id, name, status }: App) => (
  <>
    <Link href={`/administer/my-apps/${encodeURIComponent(id)}`}>
      <bdi translate="no">{name}</bdi>
    </Link>
    {status === "disabled" && (
      <span>
        <span> </span>
        <AppStatusChip status={status} />
      </span>
    )}
  </>
);

const useColumns = (
  { late, days }: LateColumns,
  sortOf: (id: AppSort) => Column<App>["sort"],
): Columns<App> => {
  const text = useText();
  const sorted = (id: AppSort) => {
    const sort = sortOf(id);
    return sort && { sort };
  };
  const lateColumn = (id: keyof LateCells, kind: "number" | "words"): ReadonlyArray<Column<App>> => {
    const cell = late[id];
    const beside = id === "newUsers" && { beside: days };
    return cell ? [{ id, header: text(messages[id]), cell, late: kind, ...beside, ...sorted(id) }] : [];
  };
  return [
    { id: "name", header: text(interaction.name), cell: nameCell, skeleton: "12ch", ...sorted("name") },
    ...lateColumn("newUsers", "number"),
    ...lateColumn("activity", "number"),
    ...lateColumn("secrets", "words"),
    {
      id: "creationDate",
      header: text(messages.creationDate),
      cell: ({ creationDate }) => <Day at={creationDate} />,
      skeleton: "10ch",
      isLeftOutIfNarrow: true,
      ...sorted("creationDate"),
    },
  ];
};

interface LateColumns {
  late: LateCells;
  /** The choice of the days whose users are shown. */
  days: ReactNode;
}

export interface AppTableProps extends LateColumns {
  apps: ReadonlyArray<App>;
  sort: AppSort;
  /** Those that the list offers. */
  sorts: ReadonlyArray<AppSort>;
  isDescending: boolean;
  onSort: (sort: AppSort) => void;
}

export function AppTable({ apps, sort, sorts, isDescending, onSort, ...late }: AppTableProps) {
  const text = useText();
  const direction = isDescending ? "descending" : "ascending";
  const columns = useColumns(late, (id) =>
    sorts.includes(id)
      ? { direction: id === sort ? direction : "none", onPress: () => onSort(id) }
      : undefined,
  );
  return (
    <LongTable
      label={text(messages.label)}
      columns={columns}
      rows={apps}
      rowId={({ id }) => id}
      onPhones="twoLines"
    />
  );
}

/** Instead of the table, while it is not known which apps to show. */
export function AppTableSkeleton(late: LateColumns) {
  const text = useText();
  return (
    <TableSkeleton
      label={text(messages.label)}
      columns={useColumns(late, () => undefined)}
      rowCount={6}
      loadingLabel={text(common.loading)}
      onPhones="twoLines"
    />
  );
}
