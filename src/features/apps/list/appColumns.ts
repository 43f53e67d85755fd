/** Columns of the table of apps and of its skeleton. */
import type { ReactNode } from "react";
import type { AppSort } from "#src/domain/apps/appList.ts";
import { useText } from "#src/i18n/i18n.ts";
import type { Column, Columns } from "#src/ui/tableParts.tsx";
import { messages as apps } from "../messages.en.ts";
import { messages } from "./messages.en.ts";

type Cell<Row> = (row: Row) => ReactNode;

/** Cells whose content arrives after the list. Their columns are left out with them. */
export interface LateCells<Row> {
  readonly activity?: Cell<Row> | undefined;
  readonly secrets?: Cell<Row> | undefined;
}

export interface Cells<Row> extends LateCells<Row> {
  readonly name: Cell<Row>;
  readonly creationDate: Cell<Row>;
}

export const useAppColumns = <Row>(
  { name, activity, secrets, creationDate }: Cells<Row>,
  sortOf: (id: AppSort) => Column<Row>["sort"],
): Columns<Row> => {
  const text = useText();
  const sorted = (id: AppSort) => {
    const sort = sortOf(id);
    return sort && { sort };
  };
  const late = (
    id: "activity" | "secrets",
    cell: Cell<Row> | undefined,
    kind: "number" | "words",
  ): ReadonlyArray<Column<Row>> =>
    cell ? [{ id, header: text(messages[id]), cell, late: kind, ...sorted(id) }] : [];
  return [
    { id: "name", header: text(apps.name), cell: name, ...sorted("name") },
    ...late("activity", activity, "number"),
    ...late("secrets", secrets, "words"),
    {
      id: "creationDate",
      header: text(apps.creationDate),
      cell: creationDate,
      isLeftOutIfNarrow: true,
      ...sorted("creationDate"),
    },
  ];
};
