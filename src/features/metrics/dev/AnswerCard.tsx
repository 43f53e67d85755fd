/** A metric call: its URL and status, each departure from the contract, and the raw answer beside the decoded one. */
import { useAtomValue } from "jotai";
import { useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { Card } from "#src/ui/Card.tsx";
import { Reloading } from "#src/ui/Reloading.tsx";
import { Loading, Skeleton } from "#src/ui/Skeleton.tsx";
import type { answerAtoms } from "./answers.ts";
import * as css from "./dev.css.ts";
import { messages } from "./messages.en.ts";

export function AnswerCard({ answer: { name, atom } }: { answer: (typeof answerAtoms)[number] }) {
  const text = useText();
  const { data, isLoading } = useAtomValue(atom);
  return (
    <Card title={text(messages.metric, { name: `user_${name}` })}>
      {data === undefined ? (
        <Loading label={text(common.loading)}>
          <Skeleton shape="block" height="240px" />
        </Loading>
      ) : (
        <Reloading isBusy={isLoading} label={text(common.loading)}>
          <p className={css.request}>
            <code translate="no">{data.request}</code>
            <span> </span>
            <code translate="no">{data.status}</code>
          </p>
          <h3 className={css.heading}>{text(messages.departures)}</h3>
          {data.departures.length === 0 ? (
            <p>{text(messages.noDepartures)}</p>
          ) : (
            <ul className={css.departures} lang="en">
              {data.departures.map(({ severity, place, problem }) => (
                <li key={`${place} ${problem}`}>
                  <span>{`${severity}: `}</span>
                  <code translate="no">{place}</code>
                  <span>{` ${problem}`}</span>
                </li>
              ))}
            </ul>
          )}
          <div className={css.answers}>
            <div>
              <h3 className={css.heading}>{text(messages.raw)}</h3>
              <pre translate="no" className={css.json}>
                {data.raw}
              </pre>
            </div>
            <div>
              <h3 className={css.heading}>{text(messages.decoded)}</h3>
              <pre translate="no" className={css.json}>
                {data.decoded ?? text(messages.unreadable)}
              </pre>
            </div>
          </div>
        </Reloading>
      )}
    </Card>
  );
}
