/** The table of apps: name, status, creation date. Column headers sort it. */
import type { ReactNode } from "react";
import type { App } from "#schemas/apps/App.ts";
import type { AppSort } from "#src/domain/apps/appList.ts";
import { Day } from "#src/i18n/Day.tsx";
import { useText } from "#src/i18n/i18n.ts";
import { Link } from "#src/ui/Link.tsx";
import { LongTable } from "#src/ui/LongTable.tsx";
import { type Cells, useAppColumns } from "./appColumns.ts";
import { AppStatusChip } from "../AppStatusChip.tsx";
import { messages } from "./messages.en.ts";

const cells: Cells<App> = {
  name: ({ id, name }) => (
    <Link href={`/administer/my-apps/${encodeURIComponent(id)}`}>
      <bdi>{name}</bdi>
    </Link>
  ),
  status: ({ status }) => <AppStatusChip status={status} />,
  creationDate: ({ creationDate }) => <Day at={creationDate} />,
};

export interface AppTableProps {
  /** The cell of the column "Secrets". */
  secretsOf: ((app: App) => ReactNode) | undefined;
  apps: ReadonlyArray<App>;
  sort: AppSort;
  isDescending: boolean;
  onSort: (sort: AppSort) => void;
}

export function AppTable({ apps, sort, isDescending, secretsOf, onSort }: AppTableProps) {
  const text = useText();
  const direction = isDescending ? "descending" : "ascending";
  const columns = useAppColumns({ ...cells, secrets: secretsOf }, (id) => ({
    direction: id === sort ? direction : "none",
    onPress: () => onSort(id),
  }));
  return <LongTable label={text(messages.label)} columns={columns} rows={apps} rowId={({ id }) => id} />;
}
