/** Contrast before and after a publication, of the pairs that change or have too little. */
import { contrastPairs, type PairInMode, ratioOf } from "#src/domain/themes/contrast.ts";
import { type ThemeContent, themeModes } from "#src/domain/themes/themeFields.ts";
import { useText } from "#src/i18n/i18n.ts";
import { Table } from "#src/ui/Table.tsx";
import * as css from "../editor/ChangeList.css.ts";
import { Verdict } from "./Verdict.tsx";
import { messages } from "./messages.en.ts";
import { messages as fieldMessages } from "../fields/messages.en.ts";
import { messages as editorMessages } from "../editor/messages.en.ts";

export interface ContrastChangesProps {
  before: ThemeContent | null;
  after: ThemeContent;
}

export function ContrastChanges({ before, after }: ContrastChangesProps) {
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
    <div className={css.frame}>
      <Table<PairInMode>
        label={text(messages.contrast)}
        rows={rows}
        rowId={({ mode, pair }) => `${mode} ${pair.front}`}
        columns={[
          {
            id: "pair",
            header: text(messages.contrast),
            cell: ({ mode, pair: { front, back } }) =>
              text(fieldMessages.inMode, {
                name: text(messages.on, {
                  front: text(fieldMessages[front]),
                  back: text(fieldMessages[back]),
                }),
                mode: text(fieldMessages[mode]),
              }),
          },
          ...(before === null
            ? []
            : [
                {
                  id: "before",
                  header: text(editorMessages.before),
                  cell: (row: PairInMode) => <PairVerdict theme={before} row={row} />,
                },
              ]),
          {
            id: "after",
            header: text(editorMessages.after),
            cell: (row) => <PairVerdict theme={after} row={row} />,
          },
        ]}
      />
    </div>
  );
}

function PairVerdict({ theme, row: { mode, pair } }: { theme: ThemeContent; row: PairInMode }) {
  return <Verdict ratio={ratioOf(theme[mode], pair)} minimum={pair.minimum} />;
}
