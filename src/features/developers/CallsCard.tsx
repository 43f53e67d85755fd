/** The last answer of each call: status, time, duration, readable headers, and how it differs from the contract. */
import { Fragment, useEffect, useSyncExternalStore } from "react";
import { useI18n, useText } from "#src/i18n/i18n.ts";
import { callRecords, examineCalls } from "#src/services/callRecords.ts";
import { Card } from "#src/ui/Card.tsx";
import { Table } from "#src/ui/Table.tsx";
import type { Columns } from "#src/ui/tableParts.tsx";
import { type ContractCall, contractCalls, leniencyWords } from "./calls.ts";
import * as css from "./developers.css.ts";
import { messages } from "./messages.en.ts";

function Answer({ record }: Pick<ContractCall, "record">) {
  const { text, number } = useI18n();
  if (record === undefined) return text(messages.notCalled);
  const { status, sentAt, milliseconds } = record;
  return (
    <div className={css.answer}>
      <span>
        {status === undefined ? text(messages.noAnswer) : <code>{status}</code>}{" "}
        {text(messages.took, { milliseconds: number(milliseconds) })}
      </span>
      <code className={css.time}>
        {sentAt.split(/(?=T)/).map((part) => (
          <span key={part}>{part}</span>
        ))}
      </code>
    </div>
  );
}

/** Breaks only before a slash. */
function Call({ name }: Pick<ContractCall, "name">) {
  return (
    <code className={css.call}>
      {name.split(/(?=\/)/).map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

function Headers({ record }: Pick<ContractCall, "record">) {
  if (record === undefined) return <span data-empty="" />;
  return <code className={css.headers}>{record.headers.join(", ")}</code>;
}

function Differences({ record }: Pick<ContractCall, "record">) {
  const text = useText();
  if (record === undefined) return <span data-empty="" />;
  const { departures, leniencies } = record;
  if (leniencies === undefined && departures.length === 0) return text(messages.notExamined);
  if (leniencies?.length === 0 && departures.length === 0) return text(messages.noDifference);
  return (
    <ul className={css.differences}>
      {departures.map((place) => (
        <li key={place}>
          {text(messages.departure)} <code lang="en">{place}</code>
        </li>
      ))}
      {leniencies?.map(({ kind, place, count }) => (
        <li key={`${kind} ${place}`}>
          {text(leniencyWords[kind])} {place !== "" && <code>{place}</code>}{" "}
          {count > 1 && text(messages.times, { count })}
        </li>
      ))}
    </ul>
  );
}

export function CallsCard() {
  const text = useText();
  const records = useSyncExternalStore(callRecords.subscribe, callRecords.current);
  useEffect(examineCalls, []);
  const columns: Columns<ContractCall> = [
    { id: "call", header: text(messages.call), cell: ({ name }) => <Call name={name} /> },
    { id: "answer", header: text(messages.answer), cell: ({ record }) => <Answer record={record} /> },
    { id: "headers", header: text(messages.headers), cell: ({ record }) => <Headers record={record} /> },
    {
      id: "differences",
      header: text(messages.differences),
      cell: ({ record }) => <Differences record={record} />,
    },
  ];
  return (
    <Card title={text(messages.calls)} description={text(messages.callsPurpose)} isFlush>
      <Table
        label={text(messages.calls)}
        columns={columns}
        rows={contractCalls(records)}
        rowId={({ name }) => name}
      />
    </Card>
  );
}
