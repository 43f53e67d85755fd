/** Analytics development: the metric calls behind the statistics, for developers who connect a platform. */
import { DateTime } from "effect";
import { useAtomValue } from "jotai";
import type { TimePeriod } from "#src/domain/metrics/timePeriod.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { Card } from "#src/ui/Card.tsx";
import { DescriptionList } from "#src/ui/DescriptionList.tsx";
import { Link } from "#src/ui/Link.tsx";
import { minimumGroupSizeAtom } from "../minimumGroupSize.ts";
import { comparedNowAtom, periodAtom } from "../choice/choice.ts";
import { ChoiceNote } from "../choice/ChoiceNote.tsx";
import { StatisticsFrame } from "../StatisticsFrame.tsx";
import { AnswerCard } from "./AnswerCard.tsx";
import { answerAtoms } from "./answers.ts";
import { ConfigCard } from "./ConfigCard.tsx";
import * as css from "./dev.css.ts";
import { ProviderCard } from "./ProviderCard.tsx";
import { messages } from "./messages.en.ts";

const instants = ({ startDate, endDate }: TimePeriod) => (
  <>
    <code translate="no">{DateTime.formatIso(startDate)}</code>
    <span> – </span>
    <code translate="no">{DateTime.formatIso(endDate)}</code>
  </>
);

export function DevPage() {
  const { text, number } = useI18n();
  const limit = useAtomValue(minimumGroupSizeAtom);
  const period = useAtomValue(periodAtom);
  const compared = useAtomValue(comparedNowAtom);
  const previous = compared?.kind === "period" ? compared.period : undefined;
  return (
    <>
      <StatisticsFrame title={messages.title}>
        <div className={css.cards}>
          <ChoiceNote comparedAtom={comparedNowAtom} />
          <Card title={text(messages.instants)}>
            <DescriptionList
              items={[
                { term: text(messages.shown), details: instants(period) },
                ...(previous ? [{ term: text(messages.before), details: instants(previous) }] : []),
              ]}
            />
          </Card>
          {limit !== undefined && <p>{text(messages.withoutNumbers, { limit: number(limit) })}</p>}
          {answerAtoms.map((answer) => (
            <AnswerCard key={answer.name} answer={answer} />
          ))}
        </div>
      </StatisticsFrame>
      <div className={css.cards}>
        <ProviderCard />
        <ConfigCard />
        <Link href="/docs/" target="_blank">
          {text(messages.contract)}
        </Link>
      </div>
    </>
  );
}
