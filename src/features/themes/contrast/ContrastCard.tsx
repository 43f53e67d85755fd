/** The pairs of colours with too little contrast: each with its fix, and several with one for all. */
import { useSetAtom } from "jotai";
import { Check } from "lucide-react";
import { failingPairs, type PairInMode, ratioOf } from "#src/domain/themes/contrast.ts";
import { useI18n, useText } from "#src/i18n/i18n.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { Button } from "#src/ui/Button.tsx";
import { Card } from "#src/ui/Card.tsx";
import { Icon } from "#src/ui/Icon.tsx";
import { messages as fieldMessages } from "../fields/messages.en.ts";
import type { Editor } from "../useEditor.ts";
import * as css from "./contrast.css.ts";
import { FixButton } from "./FixButton.tsx";
import { messages } from "./messages.en.ts";
import { Verdict } from "./Verdict.tsx";

const headingId = "contrast";

export interface ContrastCardProps {
  editor: Editor;
}

export function ContrastCard({ editor }: ContrastCardProps) {
  const text = useText();
  const toast = useSetAtom(toastAtom);
  const failing = failingPairs(editor.content);
  const fixAll = () => {
    const takeBack = editor.fixContrast();
    toast(text(messages.fixed, { count: failing.length }), {
      action: { label: text(messages.undo), run: takeBack },
    });
  };
  return (
    <Card
      title={text(messages.contrast)}
      description={text(messages.contrastHint)}
      headingId={headingId}
      actions={failing.length > 1 && <Button onPress={fixAll}>{text(messages.fixAll)}</Button>}
    >
      {failing.length === 0 ? (
        <p className={css.none}>
          <Icon glyph={Check} />
          <span>{text(messages.noProblems)}</span>
        </p>
      ) : (
        <ul className={css.list}>
          {failing.map((each) => (
            <Problem
              key={`${each.mode} ${each.pair.front}`}
              editor={editor}
              failing={each}
              isLast={each === failing.at(-1)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface ProblemProps extends ContrastCardProps {
  failing: PairInMode;
  isLast: boolean;
}

function Problem({ editor, failing, isLast }: ProblemProps) {
  const { text, number } = useI18n();
  const { mode, pair } = failing;
  const { front, back, minimum } = pair;
  return (
    <li className={css.problem}>
      <span className={css.pair}>
        <span>
          {text(fieldMessages.inMode, {
            name: text(messages.on, { front: text(fieldMessages[front]), back: text(fieldMessages[back]) }),
            mode: text(fieldMessages[mode]),
          })}
        </span>
        <span className={css.facts}>
          <Verdict ratio={ratioOf(editor.content[mode], pair)} minimum={minimum} />
          <span className={css.needed}>{text(messages.needed, { ratio: number(minimum) })}</span>
        </span>
      </span>
      <FixButton
        editor={editor}
        failing={failing}
        // After any other, the next one gets the focus.
        onFixed={() => isLast && document.getElementById(headingId)?.focus()}
      />
    </li>
  );
}
