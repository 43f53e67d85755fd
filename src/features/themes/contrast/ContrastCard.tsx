/** The contrast of every pair of colours, with a passing colour to choose where it is too low. */
import { type ContrastPair, contrastPairs, nearestPassing, ratioOf } from "#src/domain/themes/contrast.ts";
import { type ThemeMode, themeModes } from "#src/domain/themes/themeFields.ts";
import { useI18n, useText } from "#src/i18n/i18n.ts";
import { Button } from "#src/ui/Button.tsx";
import { Card } from "#src/ui/Card.tsx";
import { Table } from "#src/ui/Table.tsx";
import * as css from "./ContrastCard.css.ts";
import type { Editor } from "../useEditor.ts";
import { contrastHeadingId } from "./goToContrast.ts";
import { Verdict } from "./Verdict.tsx";
import { messages as fieldMessages } from "../fields/messages.en.ts";
import { messages } from "./messages.en.ts";

export interface ContrastCardProps {
  editor: Editor;
}

export function ContrastCard({ editor }: ContrastCardProps) {
  const { text, number } = useI18n();
  return (
    <Card
      title={text(messages.contrast)}
      description={text(messages.contrastHint)}
      headingId={contrastHeadingId}
      isFlush
    >
      <Table<ContrastPair>
        label={text(messages.contrast)}
        rows={contrastPairs}
        rowId={({ front }) => front}
        columns={[
          {
            id: "pair",
            header: text(messages.pair),
            cell: ({ front, back, minimum }) => (
              <span className={css.pair}>
                {text(messages.on, { front: text(fieldMessages[front]), back: text(fieldMessages[back]) })}
                <span className={css.minimum}>
                  {text(messages.minimum, { ratio: number(minimum, "decimal") })}
                </span>
              </span>
            ),
          },
          ...themeModes.map((mode) => ({
            id: mode,
            header: text(fieldMessages[mode]),
            cell: (pair: ContrastPair) => <PairInMode editor={editor} mode={mode} pair={pair} />,
          })),
        ]}
      />
    </Card>
  );
}

interface PairInModeProps extends ContrastCardProps {
  mode: ThemeMode;
  pair: ContrastPair;
}

function PairInMode({ editor, mode, pair }: PairInModeProps) {
  const text = useText();
  const colours = editor.content[mode];
  const { front, back, minimum } = pair;
  const ratio = ratioOf(colours, pair);
  const suggestion = ratio < minimum ? nearestPassing(colours[front], colours[back], minimum) : undefined;
  return (
    <span className={css.cell}>
      <Verdict ratio={ratio} minimum={minimum} />
      {suggestion && (
        <Button onPress={() => editor.edit({ field: `${mode}.${front}`, value: suggestion })}>
          <span className={css.swatch} style={{ backgroundColor: suggestion }} aria-hidden="true" />
          {text(messages.takeNearest, { colour: suggestion })}
        </Button>
      )}
    </span>
  );
}
