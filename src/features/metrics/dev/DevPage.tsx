/** Analytics development, for developers who connect a platform: what each metric call answers. In English alone. */
import { DateTime } from "effect";
import { useAtomValue } from "jotai";
import { asWritten as english } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { Card } from "#src/ui/Card.tsx";
import { Code, Stack } from "#src/ui/layout.tsx";
import { Reloading } from "#src/ui/loading.tsx";
import { ChoiceNote } from "../bar/ChoiceNote.tsx";
import { StatisticsFrame } from "../pages/StatisticsFrame.tsx";
import { chosenNowAtom, questionAtom } from "../question/choice.ts";
import { answerAtoms } from "./answers.ts";
import * as css from "./dev.css.ts";

function AnswerCard({ answer: { name, atom } }: { answer: (typeof answerAtoms)[number] }) {
  const { data, isLoading } = useAtomValue(atom);
  return (
    <Card title={english(`user_${name}`)}>
      <Reloading isBusy={isLoading && data !== undefined} label={english("Loading …")}>
        <Code>{data ? [data.request, ...data.issues].join("\n") : "Loading …"}</Code>
        {Object.entries({ Raw: data?.raw, Decoded: data?.decoded }).map(
          ([title, json]) =>
            json !== undefined && (
              <details key={title}>
                <summary className={css.summary}>{title}</summary>
                <Code>{json}</Code>
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
      <div lang="en" translate="no">
        <Stack>
          <p>{`${DateTime.formatIso(startDate)} – ${DateTime.formatIso(endDate)}`}</p>
          {hasApp && answerAtoms.map((answer) => <AnswerCard key={answer.name} answer={answer} />)}
        </Stack>
      </div>
    </StatisticsFrame>
  );
}
