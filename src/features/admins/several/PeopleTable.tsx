/** The rows of the list, each with its result, and buttons that correct or remove it. */
import { Pencil, X } from "lucide-react";
import { useText } from "#src/i18n/i18n.ts";
import { asWritten, type Text } from "#src/i18n/Text.ts";
import { IconButton } from "#src/ui/IconButton.tsx";
import { LongTable } from "#src/ui/LongTable.tsx";
import type { Columns } from "#src/ui/tableParts.tsx";
import { Tooltip } from "#src/ui/Tooltip.tsx";
import { messages as admins } from "../messages.en.ts";
import * as css from "./CheckedList.css.ts";
import { messages } from "./messages.en.ts";
import { RowResult } from "./RowResult.tsx";
import type { Row } from "./rowStates.ts";

export interface PeopleTableProps {
  rows: ReadonlyArray<Row>;
  isSending: boolean;
  onEdit: (row: Row) => void;
  onRemove: (row: Row) => void;
}

const cell = (value: string) =>
  value === "" ? <span className={css.empty}>–</span> : <bdi translate="no">{value}</bdi>;

export function PeopleTable({ rows, isSending, onEdit, onRemove }: PeopleTableProps) {
  const text = useText();
  const nameOf = ({ firstName, lastName, email, index }: Row): Text => {
    const name = asWritten([firstName, lastName].filter((part) => part !== "").join(" ") || email);
    return name === "" ? text(messages.row, { row: index + 1 }) : name;
  };
  const columns: Columns<Row> = [
    { id: "firstName", header: text(admins.firstName), cell: ({ firstName }) => cell(firstName) },
    { id: "lastName", header: text(admins.lastName), cell: ({ lastName }) => cell(lastName) },
    { id: "email", header: text(admins.email), cell: ({ email }) => cell(email) },
    { id: "result", header: text(messages.result), cell: (row) => <RowResult row={row} /> },
    {
      id: "actions",
      header: text(messages.actions),
      isHeaderHidden: true,
      cell: (row) => (
        <span className={css.actions}>
          <Tooltip text={text(messages.edit)}>
            <IconButton
              icon={Pencil}
              label={text(messages.editNamed, { name: nameOf(row) })}
              isDisabled={isSending}
              onPress={() => onEdit(row)}
            />
          </Tooltip>
          <Tooltip text={text(messages.remove)}>
            <IconButton
              icon={X}
              label={text(messages.removeNamed, { name: nameOf(row) })}
              isDisabled={isSending}
              onPress={() => onRemove(row)}
            />
          </Tooltip>
        </span>
      ),
    },
  ];
  return (
    <LongTable
      label={text(messages.listName)}
      columns={columns}
      rows={rows}
      rowId={({ index }) => String(index)}
    />
  );
}
