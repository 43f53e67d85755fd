/** The contrast of the pairs that a publication changes, before and after. */
import { type ContrastPair, contrastPairs, ratioOf } from "#src/domain/themes/contrast.ts";
import { type ThemeContent, type ThemeMode, themeModes } from "#src/domain/themes/themeFields.ts";
import { useText } from "#src/i18n/i18n.ts";
import { Table } from "#src/ui/Table.tsx";
import * as css from "../editor/ChangeList.css.ts";
import * as contrast from "./ContrastCard.css.ts";
import { Verdict } from "./Verdict.tsx";
import { messages } from "./messages.en.ts";
import { messages as fieldWords } from "../fields/messages.en.ts";
import { messages as editorWords } from "../editor/messages.en.ts";

interface Row {
  readonly mode: ThemeMode;
  readonly pair: ContrastPair;
}

export interface ContrastChangesProps {
  before: ThemeContent | null;
  after: ThemeContent;
}

export function ContrastChanges({ before, after }: ContrastChangesProps) {
  const text = useText();
  const rows = themeModes.flatMap((mode) =>
    contrastPairs
      .map((pair): Row => ({ mode, pair }))
      .filter(
        ({ pair }) =>
          ratioOf(after[mode], pair) < pair.minimum ||
          (before !== null && ratioOf(before[mode], pair) !== ratioOf(after[mode], pair)),
      ),
  );
  if (rows.length === 0) return <p>{text(messages.contrastUnchanged)}</p>;
  return (
    <div className={css.frame}>
      <Table<Row>
        label={text(messages.contrast)}
        rows={rows}
        rowId={({ mode, pair }) => `${mode} ${pair.front}`}
        columns={[
          {
            id: "pair",
            header: text(messages.contrast),
            cell: ({ mode, pair: { front, back } }) =>
              text(fieldWords.inMode, {
                name: text(messages.on, { front: text(fieldWords[front]), back: text(fieldWords[back]) }),
                mode: text(fieldWords[mode]),
              }),
          },
          ...(before === null
            ? []
            : [
                {
                  id: "before",
                  header: text(editorWords.before),
                  cell: (row: Row) => <VerdictOf theme={before} row={row} />,
                },
              ]),
          {
            id: "after",
            header: text(editorWords.after),
            cell: (row) => <VerdictOf theme={after} row={row} />,
          },
        ]}
      />
    </div>
  );
}

function VerdictOf({ theme, row: { mode, pair } }: { theme: ThemeContent; row: Row }) {
  return (
    <span className={contrast.cell}>
      <Verdict ratio={ratioOf(theme[mode], pair)} minimum={pair.minimum} />
    </span>
  );
}
