/** Analytics development: the metric calls behind the statistics, for developers who connect a platform. */
import { DateTime } from "effect";
import { useAtomValue } from "jotai";
import type { TimePeriod } from "#src/domain/metrics/timePeriod.ts";
import { type Text, useI18n, useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { configAtom } from "#src/runtime/runtimeAtom.ts";
import { Card } from "#src/ui/Card.tsx";
import { DescriptionList } from "#src/ui/DescriptionList.tsx";
import { Link } from "#src/ui/Link.tsx";
import { Loading, Reloading, Skeleton } from "#src/ui/loading.tsx";
import { chosenNowAtom, minimumGroupSizeAtom } from "../question/choice.ts";
import { ChoiceNote } from "../bar/ChoiceNote.tsx";
import { StatisticsFrame } from "../pages/StatisticsFrame.tsx";
import { answerAtoms, withoutPasswords } from "./answers.ts";
import * as css from "./dev.css.ts";
import { messages } from "./messages.en.ts";

const code = (text: string | undefined) => <code translate="no">{text}</code>;
const json = (text: string | undefined) => (
  <pre className={css.json} translate="no">
    {text}
  </pre>
);

const folded = (title: Text, answer: string | undefined) =>
  answer !== undefined && (
    <details>
      <summary className={css.summary}>{title}</summary>
      {json(answer)}
    </details>
  );

const instants = ({ startDate, endDate }: TimePeriod) => (
  <>
    {code(DateTime.formatIso(startDate))}
    <span> – </span>
    {code(DateTime.formatIso(endDate))}
  </>
);

function AnswerCard({ answer: { name, atom } }: { answer: (typeof answerAtoms)[number] }) {
  const text = useText();
  const { data, isLoading } = useAtomValue(atom);
  const title = text(messages.metric, { name: `user_${name}` });
  if (data === undefined)
    return (
      <Card title={title}>
        <Loading label={text(common.loading)}>
          <Skeleton shape="block" height="160px" />
        </Loading>
      </Card>
    );
  return (
    <Card title={title}>
      <Reloading isBusy={isLoading} label={text(common.loading)}>
        <p className={css.small}>
          {code(data.request)}
          <span> </span>
          {code(data.status)}
        </p>
        <h3 className={css.heading}>{text(messages.issues)}</h3>
        {data.issues.length === 0 && <p>{text(messages.noIssues)}</p>}
        <ul className={css.small} lang="en">
          {data.issues.map(({ severity, place, problem }) => (
            <li key={`${place} ${problem}`}>
              <span>{`${severity}: `}</span>
              {code(place)}
              <span>{` ${problem}`}</span>
            </li>
          ))}
        </ul>
        {folded(text(messages.raw), data.raw)}
        {folded(text(messages.decoded), data.decoded)}
      </Reloading>
    </Card>
  );
}

export function DevPage() {
  const { text, number } = useI18n();
  const limit = useAtomValue(minimumGroupSizeAtom);
  const { period, compared } = useAtomValue(chosenNowAtom);
  const config = withoutPasswords(JSON.stringify(useAtomValue(configAtom), undefined, 2));
  const previous = compared?.kind === "period" ? compared.period : undefined;
  const shown = { term: text(messages.shown), details: instants(period) };
  const before = previous && { term: text(messages.before), details: instants(previous) };
  return (
    <>
      <StatisticsFrame title={common.devTitle}>
        <div className={css.cards}>
          <ChoiceNote aboutAtom={chosenNowAtom} hasCharts={false} />
          <Card title={text(messages.instants)}>
            <DescriptionList items={before ? [shown, before] : [shown]} />
          </Card>
          {limit !== undefined && <p>{text(messages.withoutNumbers, { limit: number(limit) })}</p>}
          {answerAtoms.map((answer) => (
            <AnswerCard key={answer.name} answer={answer} />
          ))}
        </div>
      </StatisticsFrame>
      <div className={css.cards}>
        <Card title={text(messages.config)}>{json(config)}</Card>
        <Link href="/docs/" target="_blank">
          {text(messages.contract)}
        </Link>
      </div>
    </>
  );
}
