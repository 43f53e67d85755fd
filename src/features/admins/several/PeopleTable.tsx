/** The rows of the list, each with its result: its state, and what is wrong in the words of the form for one person. */
import { useText } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import type { Text } from "#src/i18n/Text.ts";
import { problemOf } from "#src/interaction/problems.ts";
import { LongTable } from "#src/ui/LongTable.tsx";
import { StatusChip, type StatusChipProps } from "#src/ui/StatusChip.tsx";
import type { Columns } from "#src/ui/Table.tsx";
import { messages as admins } from "../messages.en.ts";
import type { Row, RowState } from "./useInvitationList.ts";
import * as css from "../UsersPage.css.ts";

const chips = {
  ready: "neutral",
  incomplete: "critical",
  repeated: "caution",
  exists: "caution",
  sending: "neutral",
  invited: "positive",
  failed: "critical",
} as const satisfies Record<RowState, StatusChipProps["state"]>;

const fieldNames: Readonly<Record<string, Message>> = {
  firstName: admins.firstName,
  lastName: admins.lastName,
  email: admins.email,
};

function Result({ row: { state, outcome, failed } }: { row: Row }) {
  const text = useText();
  const atField = (field: string | undefined, problem: Text): Text => {
    const name = fieldNames[field ?? ""];
    return name === undefined ? problem : text(admins.problem, { field: text(name), problem });
  };
  const notes = [
    ...[...failed].map(([field, check]) => atField(field, problemOf(check)(text))),
    ...(state === "repeated" ? [text(admins.repeatedText)] : []),
    ...(outcome?.state === "failed" ? [atField(outcome.field, text(outcome.reason))] : []),
  ];
  return (
    <span className={css.result}>
      <StatusChip state={chips[state]}>{text(admins[state])}</StatusChip>
      {notes.map((note) => (
        <span className={css.rowNote} key={note}>
          {note}
        </span>
      ))}
    </span>
  );
}

const cell = (value: string | number) => <bdi translate="no">{value === "" ? "–" : value}</bdi>;

export function PeopleTable({ rows }: { rows: ReadonlyArray<Row> }) {
  const text = useText();
  const columns: Columns<Row> = [
    { id: "firstName", header: text(admins.firstName), cell: ({ firstName }) => cell(firstName) },
    { id: "lastName", header: text(admins.lastName), cell: ({ lastName }) => cell(lastName) },
    { id: "email", header: text(admins.email), cell: ({ email }) => cell(email) },
    { id: "line", header: text(admins.line), cell: ({ line }) => cell(line) },
    { id: "result", header: text(admins.result), cell: (row) => <Result row={row} /> },
  ];
  return (
    <LongTable
      label={text(admins.listName)}
      columns={columns}
      rows={rows}
      rowId={({ index }) => String(index)}
    />
  );
}
