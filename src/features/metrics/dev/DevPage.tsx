/** Analytics development: the metric calls behind the statistics, for developers who connect a platform. */
import { DateTime } from "effect";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { useI18n } from "#src/i18n/i18n.ts";
import { Card } from "#src/ui/Card.tsx";
import { DescriptionList } from "#src/ui/DescriptionList.tsx";
import { minimumGroupSizeAtom } from "../blocks.ts";
import { periodAtom, previousPeriodAtom } from "../choice/choice.ts";
import { StatisticsFrame } from "../StatisticsFrame.tsx";
import { AnswerCard } from "./AnswerCard.tsx";
import { answerAtoms } from "./answers.ts";
import * as css from "./dev.css.ts";
import { ProtectionCard } from "./ProtectionCard.tsx";
import { messages } from "./messages.en.ts";

const instant = (at: DateTime.Utc) => <code>{DateTime.formatIso(at)}</code>;

export function DevPage({ calls }: { calls: ReactNode }) {
  const { text, number } = useI18n();
  const limit = useAtomValue(minimumGroupSizeAtom);
  const { startDate, endDate } = useAtomValue(periodAtom);
  const previous = useAtomValue(previousPeriodAtom);
  return (
    <StatisticsFrame title={messages.title} purpose={messages.purpose} before={calls}>
      <div className={css.list}>
        <Card title={text(messages.instants)}>
          <DescriptionList
            items={[
              { term: text(messages.start), details: instant(startDate) },
              { term: text(messages.end), details: instant(endDate) },
              ...(previous
                ? [
                    {
                      term: text(messages.before),
                      details: (
                        <>
                          {instant(previous.startDate)} – {instant(previous.endDate)}
                        </>
                      ),
                    },
                  ]
                : []),
            ]}
          />
        </Card>
        <ProtectionCard />
        {limit !== undefined && <p>{text(messages.withoutNumbers, { limit: number(limit) })}</p>}
        {answerAtoms.map((answer) => (
          <AnswerCard key={answer.name} answer={answer} />
        ))}
      </div>
    </StatisticsFrame>
  );
}
