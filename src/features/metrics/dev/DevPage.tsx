/** Analytics development, for developers who connect a platform: what each metric call answers. In English alone. */
import { DateTime } from "effect";
import { useAtomValue } from "jotai";
import { asWritten as english } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { Card } from "#src/ui/Card.tsx";
import { Reloading } from "#src/ui/loading.tsx";
import { ChoiceNote } from "../bar/ChoiceNote.tsx";
import { StatisticsFrame } from "../pages/StatisticsFrame.tsx";
import { chosenNowAtom, questionAtom } from "../question/choice.ts";
import { answerAtoms, type Answer } from "./answers.ts";
import * as css from "./dev.css.ts";

const noAnswer: Answer = { request: "Loading …", issues: [], raw: undefined, decoded: undefined };

function AnswerCard({ answer: { name, atom } }: { answer: (typeof answerAtoms)[number] }) {
  const { data, isLoading } = useAtomValue(atom);
  const { request, issues, raw, decoded } = data ?? noAnswer;
  return (
    <Card title={english(`user_${name}`)}>
      <Reloading isBusy={isLoading && data !== undefined} label={english("Loading …")}>
        <pre className={css.json}>{[request, ...issues].join("\n")}</pre>
        {Object.entries({ Raw: raw, Decoded: decoded }).map(
          ([title, json]) =>
            json !== undefined && (
              <details key={title}>
                <summary className={css.summary}>{title}</summary>
                <pre className={css.json}>{json}</pre>
              </details>
            ),
        )}
      </Reloading>
    </Card>
  );
}

export function DevPage() {
  const { startDate, endDate } = useAtomValue(chosenNowAtom).period;
  const hasApp = useAtomValue(questionAtom) !== undefined;
  return (
    <StatisticsFrame title={common.devTitle}>
      <ChoiceNote aboutAtom={chosenNowAtom} />
      <div className={css.cards} lang="en" translate="no">
        <p>{`${DateTime.formatIso(startDate)} – ${DateTime.formatIso(endDate)}`}</p>
        {hasApp && answerAtoms.map((answer) => <AnswerCard key={answer.name} answer={answer} />)}
      </div>
    </StatisticsFrame>
  );
}
