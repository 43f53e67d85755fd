/** Columns of the table of apps and of its skeleton. */
import type { ReactNode } from "react";
import type { AppSort } from "#src/domain/apps/appList.ts";
import { useText } from "#src/i18n/i18n.ts";
import type { Column, Columns } from "#src/ui/tableParts.tsx";
import { messages as apps } from "../messages.en.ts";
import { messages } from "./messages.en.ts";

export type Cells<Row> = Readonly<Record<AppSort, (row: Row) => ReactNode>> & {
  /** The column is left out with its cell. */
  readonly secrets?: ((row: Row) => ReactNode) | undefined;
};

export const useAppColumns = <Row>(
  cells: Cells<Row>,
  sortOf: (id: AppSort) => Column<Row>["sort"],
): Columns<Row> => {
  const text = useText();
  const column = (id: AppSort): Column<Row> => {
    const sort = sortOf(id);
    return { id, header: text(apps[id]), cell: cells[id], ...(sort && { sort }) };
  };
  const { secrets } = cells;
  return [
    column("name"),
    column("status"),
    ...(secrets ? [{ id: "secrets", header: text(messages.secrets), cell: secrets, isLate: true }] : []),
    column("creationDate"),
  ];
};
