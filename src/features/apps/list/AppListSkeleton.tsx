/** Skeleton of the table of apps: the same columns, without data. */
import { useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { Card } from "#src/ui/Card.tsx";
import { Loading, Skeleton } from "#src/ui/Skeleton.tsx";
import { Table } from "#src/ui/Table.tsx";
import * as css from "./AppListTools.css.ts";
import { useAppColumns } from "./appColumns.ts";
import { messages } from "./messages.en.ts";

const rows = Array.from({ length: 6 }, (_, row) => row);

export function AppListSkeleton() {
  const text = useText();
  const columns = useAppColumns<number>(
    {
      name: () => <Skeleton width="12ch" />,
      status: () => <Skeleton width="8ch" />,
      secrets: () => null,
      creationDate: () => <Skeleton width="10ch" />,
    },
    () => undefined,
  );
  return (
    <Loading label={text(common.loading)}>
      <Card isFlush>
        <div className={css.root}>
          <span className={css.search}>
            <Skeleton height="36px" shape="block" />
          </span>
        </div>
        <div className={css.summary} />
        <Table label={text(messages.label)} columns={columns} rows={rows} rowId={String} />
      </Card>
    </Loading>
  );
}
