/** The table of apps: name, active users, secrets, creation date. Column headers sort it. */
import type { App } from "#schemas/apps/App.ts";
import type { AppSort, OtherSort } from "#src/domain/apps/appList.ts";
import { Day } from "#src/i18n/Day.tsx";
import { useText } from "#src/i18n/i18n.ts";
import { Link } from "#src/ui/Link.tsx";
import { LongTable } from "#src/ui/LongTable.tsx";
import { type Cells, type LateCells, useAppColumns } from "./appColumns.ts";
import { AppStatusChip } from "../AppStatusChip.tsx";
import { messages } from "./messages.en.ts";

const cells: Cells<App> = {
  name: ({ id, name, status }) => (
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
  ),
  creationDate: ({ creationDate }) => <Day at={creationDate} />,
};

export interface AppTableProps {
  late: LateCells<App>;
  apps: ReadonlyArray<App>;
  sort: "name" | OtherSort;
  /** Those that the list offers. */
  sorts: ReadonlyArray<"name" | OtherSort>;
  isDescending: boolean;
  onSort: (sort: AppSort) => void;
}

export function AppTable({ apps, sort, sorts, isDescending, late, onSort }: AppTableProps) {
  const text = useText();
  const direction = isDescending ? "descending" : "ascending";
  const columns = useAppColumns({ ...cells, ...late }, (id) =>
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
