/** Skeletons of the list of apps and of its table: the same columns, without data. */
import { useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { Card } from "#src/ui/Card.tsx";
import { Loading, Skeleton } from "#src/ui/Skeleton.tsx";
import { Table } from "#src/ui/Table.tsx";
import * as css from "./AppListTools.css.ts";
import { useAppColumns } from "./appColumns.ts";
import { messages } from "./messages.en.ts";

export interface AppListSkeletonProps {
  /** Whether the table will have a column of active users. */
  hasActivity: boolean;
}

const rows = Array.from({ length: 6 }, (_, row) => row);

function TableSkeleton({ hasActivity }: AppListSkeletonProps) {
  const text = useText();
  const columns = useAppColumns<number>(
    {
      name: () => <Skeleton width="12ch" />,
      activity: hasActivity ? () => <span data-late /> : undefined,
      secrets: () => <span data-late />,
      creationDate: () => <Skeleton width="10ch" />,
    },
    () => undefined,
  );
  return (
    <Table label={text(messages.label)} columns={columns} rows={rows} rowId={String} onPhones="twoLines" />
  );
}

/** Instead of the table, while it is not known which apps to show. */
export function AppTableSkeleton(props: AppListSkeletonProps) {
  const text = useText();
  return (
    <Loading label={text(common.loading)}>
      <TableSkeleton {...props} />
    </Loading>
  );
}

export function AppListSkeleton(props: AppListSkeletonProps) {
  const text = useText();
  return (
    <Loading label={text(common.loading)}>
      <Card isFlush>
        <div className={css.root}>
          <span className={css.search}>
            <Skeleton height="36px" shape="block" />
          </span>
        </div>
        <div className={css.summary} />
        <TableSkeleton {...props} />
      </Card>
    </Loading>
  );
}
