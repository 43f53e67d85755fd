/** Tables of what differs between versions of a theme, side by side: fields with their values, and pairs of colours with their contrast. */
import type { ReactNode } from "react";
import { contrastPairs, type PairInMode, ratioOf } from "#src/domain/themes/contrast.ts";
import {
  editsBetween,
  isColourEdit,
  readField,
  type ThemeContent,
  type ThemeField,
  themeModes,
} from "#src/domain/themes/themeFields.ts";
import { type Text, useText } from "#src/i18n/i18n.ts";
import { Table } from "#src/ui/Table.tsx";
import * as css from "../contrast/contrast.css.ts";
import { Verdict } from "../contrast/Verdict.tsx";
import { useFieldName } from "../fields/useFieldName.ts";
import { messages } from "../messages.en.ts";
import type { ThemeVersion } from "../preview/Previews.tsx";

interface VersionsProps<Row> {
  label: Text;
  header: Text;
  rows: ReadonlyArray<Row>;
  nameOf: (row: Row) => Text;
  versions: ReadonlyArray<ThemeVersion>;
  cell: (content: ThemeContent, row: Row) => ReactNode;
}

function Versions<Row>({ label, header, rows, nameOf, versions, cell }: VersionsProps<Row>) {
  return (
    <div className={css.frame}>
      <Table
        label={label}
        rows={rows}
        rowId={nameOf}
        columns={[
          { id: "name", header, cell: nameOf },
          ...versions.map(({ header, content }) => ({
            id: header,
            header,
            cell: (row: Row) => cell(content, row),
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
        <span className={css.swatch} style={{ backgroundColor: edit.value }} aria-hidden="true" />
      )}
      <bdi translate="no">{edit.value}</bdi>
    </span>
  );
};

interface ChangeListProps {
  label: Text;
  versions: readonly [ThemeVersion, ThemeVersion];
}

/** The fields that differ between two versions. */
export function ChangeList({ label, versions }: ChangeListProps) {
  const header = useText()(messages.field);
  const nameOf = useFieldName();
  const [before, after] = versions;
  return (
    <Versions
      label={label}
      header={header}
      rows={editsBetween(before.content, after.content).map(({ field }) => field)}
      nameOf={nameOf}
      versions={versions}
      cell={valueOf}
    />
  );
}

/** Of the pairs of colours that a publication changes, or that have too little contrast. */
export function ContrastChanges({ before, after }: { before: ThemeContent | null; after: ThemeContent }) {
  const text = useText();
  const rows = themeModes.flatMap((mode) =>
    contrastPairs
      .map((pair): PairInMode => ({ mode, pair }))
      .filter(
        ({ pair }) =>
          ratioOf(after[mode], pair) < pair.minimum ||
          (before !== null && ratioOf(before[mode], pair) !== ratioOf(after[mode], pair)),
      ),
  );
  if (rows.length === 0) return <p>{text(messages.contrastUnchanged)}</p>;
  return (
    <Versions
      label={text(messages.contrast)}
      header={text(messages.contrast)}
      rows={rows}
      nameOf={({ mode, pair: { front, back } }) => {
        const name = text(messages.on, { front: text(messages[front]), back: text(messages[back]) });
        return text(messages.inMode, { name, mode: text(messages[mode]) });
      }}
      versions={[
        ...(before ? [{ header: text(messages.before), content: before }] : []),
        { header: text(messages.after), content: after },
      ]}
      cell={(theme, { mode, pair }) => <Verdict ratio={ratioOf(theme[mode], pair)} minimum={pair.minimum} />}
    />
  );
}
