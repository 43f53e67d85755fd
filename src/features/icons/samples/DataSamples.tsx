/** Components that show data, and the states in which there is none. */
import { LayoutGrid, Plus } from "lucide-react";
import { useText } from "#src/i18n/i18n.ts";
import { asWritten } from "#src/i18n/Text.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { Button } from "#src/ui/Button.tsx";
import { Card } from "#src/ui/Card.tsx";
import { DescriptionList } from "#src/ui/DescriptionList.tsx";
import { EmptyState } from "#src/ui/EmptyState.tsx";
import { Link } from "#src/ui/Link.tsx";
import { QueryView } from "#src/ui/QueryView.tsx";
import { Reloading } from "#src/ui/Reloading.tsx";
import { Loading, Skeleton } from "#src/ui/Skeleton.tsx";
import { StatusChip } from "#src/ui/StatusChip.tsx";
import { Table } from "#src/ui/Table.tsx";
import { messages } from "./messages.en.ts";
import { InteractionStates, Sample, SampleCard } from "./Samples.tsx";

const rows = ["Balance", "Harbour Health", "Vital Steps"];

export function DataSamples() {
  const text = useText();
  const status = <StatusChip state="positive">{text(messages.positive)}</StatusChip>;
  const table = (
    <Card isFlush>
      <Table
        label={text(messages.app)}
        columns={[
          {
            id: "name",
            header: text(messages.name),
            sort: { direction: "none", onPress: () => undefined },
            cell: (row) => <Link href="/dev/icons">{row}</Link>,
          },
          { id: "status", header: text(messages.status), cell: () => status },
          { id: "amount", header: text(messages.amount), align: "end", cell: () => "1,234" },
        ]}
        rows={rows}
        rowId={(row) => row}
      />
    </Card>
  );
  const empty = (
    <EmptyState
      glyph={LayoutGrid}
      title={text(messages.emptyTitle)}
      action={<Button icon={Plus}>{text(messages.create)}</Button>}
    >
      {text(messages.emptyText)}
    </EmptyState>
  );
  const query = {
    error: text(common.unreachable),
    isLoading: false,
    onRetry: () => undefined,
    skeleton: null,
    words: {
      failed: text(messages.failedTitle),
      reloadFailed: text(messages.reloadFailedTitle),
      reloading: text(common.loading),
      retry: text(common.retry),
    },
  };
  return (
    <>
      <SampleCard components="Table, Reloading, Skeleton" layout="wide">
        <InteractionStates states={["hovered", "focused"]}>{table}</InteractionStates>
        <Sample state="reloading">
          <Reloading isBusy label={text(common.loading)}>
            {table}
          </Reloading>
        </Sample>
        <Sample state="loading">
          <Loading label={text(common.loading)}>
            <Skeleton width="40%" />
            <Skeleton width="75%" />
            <Skeleton height="64px" shape="block" />
          </Loading>
        </Sample>
      </SampleCard>
      <SampleCard components="QueryView, EmptyState, ErrorState" layout="wide">
        <Sample state="empty">
          <QueryView {...query} data={table} error={undefined} empty={() => empty}>
            {(data) => data}
          </QueryView>
        </Sample>
        <Sample state="failed">
          <QueryView {...query} data={undefined}>
            {() => null}
          </QueryView>
        </Sample>
        <Sample state="reloadFailed">
          <QueryView {...query} data={table}>
            {(data) => data}
          </QueryView>
        </Sample>
      </SampleCard>
      <SampleCard components="DescriptionList" layout="wide">
        <DescriptionList
          items={[
            { term: text(messages.name), details: asWritten("Vital Steps") },
            { term: text(messages.status), details: status },
            { term: text(messages.amount), details: "1,234" },
          ]}
        />
      </SampleCard>
    </>
  );
}
