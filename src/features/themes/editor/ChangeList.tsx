/** A table of fields: their values in two or three versions of a theme side by side. */
import type { ReactNode } from "react";
import {
  isColourEdit,
  readField,
  type ThemeContent,
  type ThemeField,
} from "#src/domain/themes/themeFields.ts";
import { useText } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { Table } from "#src/ui/Table.tsx";
import * as css from "./ChangeList.css.ts";
import * as contrast from "../contrast/contrast.css.ts";
import { useFieldName } from "../fields/useFieldName.ts";
import { messages } from "./messages.en.ts";

export interface Version {
  readonly id: string;
  readonly header: Text;
  readonly content: ThemeContent;
}

export interface ChangeListProps {
  label: Text;
  fields: ReadonlyArray<ThemeField>;
  versions: ReadonlyArray<Version>;
}

export function ChangeList({ label, fields, versions }: ChangeListProps) {
  const text = useText();
  const fieldName = useFieldName();
  return (
    <div className={css.frame}>
      <Table<ThemeField>
        label={label}
        rows={fields}
        rowId={String}
        columns={[
          { id: "field", header: text(messages.field), cell: fieldName },
          ...versions.map(({ id, header, content }) => ({
            id,
            header,
            cell: (field: ThemeField) => valueOf(content, field),
          })),
        ]}
      />
    </div>
  );
}

const valueOf = (content: ThemeContent, field: ThemeField): ReactNode => {
  const edit = readField(content, field);
  return (
    <span className={isColourEdit(edit) ? css.colour : css.value}>
      {isColourEdit(edit) && (
        <span className={contrast.swatch} style={{ backgroundColor: edit.value }} aria-hidden="true" />
      )}
      <bdi translate="no">{edit.value}</bdi>
    </span>
  );
};
