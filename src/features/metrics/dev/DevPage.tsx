/** Analytics development, for developers who connect a platform: what each metric call answers. In English alone. */
import { DateTime, Effect, Option, Record, type Schema } from "effect";
import { useAtomValue } from "jotai";
import { type AnswerIssue, inspect } from "#schemas/issues.ts";
import * as conflicts from "#schemas/metrics/conflicts.ts";
import * as metrics from "#schemas/metrics/Metrics.ts";
import { asWritten as english } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { AppConfig } from "#src/services/AppConfig.ts";
import { AuthenticatedHttp } from "#src/services/AuthenticatedHttp.ts";
import { Card } from "#src/ui/Card.tsx";
import { Code, Stack } from "#src/ui/layout.tsx";
import { Reloading } from "#src/ui/loading.tsx";
import { ChoiceNote } from "../bar/ChoiceNote.tsx";
import { StatisticsFrame } from "../pages/StatisticsFrame.tsx";
import { chosenNowAtom, questionAtom } from "../question/choice.ts";
import * as css from "./dev.css.ts";

type Check<A> = (metric: A) => ReadonlyArray<AnswerIssue>;

const pretty = (value: unknown) => JSON.stringify(value, undefined, 2);
const parsed = Option.liftThrowable((text: string): unknown => JSON.parse(text));

/** Decodes an answer as the client does. `check` finds conflicts, which a schema cannot express. */
const inspected = <A, I>(schema: Schema.Schema<A, I>, check: Check<A>, text: string) => {
  const body = Option.getOrUndefined(parsed(text));
  if (body === undefined) return { issues: "error: expected JSON", raw: text, decoded: "" };
  const { value, issues } = inspect(schema.ast, body);
  const found = value === undefined ? issues : [...issues, ...check(value as A)];
  const lines = found.map(({ severity, place, problem }) => `${severity}: ${place} ${problem}`);
  return { issues: lines.join("\n"), raw: pretty(body), decoded: value === undefined ? "" : pretty(value) };
};

const answerAtom = <A, I>(call: string, schema: Schema.Schema<A, I>, check: Check<A> = () => []) =>
  queryAtom((get) => {
    const question = get(questionAtom);
    if (question === undefined) return Effect.never;
    const { startDate, endDate } = question.period;
    const days = { startDate: DateTime.formatIso(startDate), endDate: DateTime.formatIso(endDate) };
    const path = `${encodeURIComponent(question.appId)}/metric/${call}?${new URLSearchParams(days)}`;
    return Effect.gen(function* () {
      const { apiBaseUrl, minimumGroupSize } = yield* AppConfig;
      const url = `${apiBaseUrl}/api/v1/apps/${path}`;
      const { status, arrayBuffer } = yield* (yield* AuthenticatedHttp).get(url);
      // AuthenticatedHttp has read the body already, as bytes.
      const answer = inspected(schema, check, new TextDecoder().decode(yield* arrayBuffer));
      // A console that withholds small groups shows no number.
      const shown = (text: string) => (minimumGroupSize === undefined ? text : text.replaceAll(/\d+/g, "…"));
      return { request: `GET ${url} ${status}`, ...Record.map(answer, shown) };
    }).pipe(
      Effect.catchTag("RequestError", "ResponseError", ({ message }) =>
        Effect.succeed({ request: message, issues: "", raw: "", decoded: "" }),
      ),
    );
  });

const answers = {
  user_session: answerAtom("user_session", metrics.UserSessionMetric, (metric) => [
    ...conflicts.activeConflictsOf(metric),
    ...conflicts.sumConflictsOf(metric),
  ]),
  user_topic: answerAtom("user_topic", metrics.UserTopicMetric, conflicts.repeatedEntries),
  user_sociodemographic: answerAtom(
    "user_sociodemographic",
    metrics.UserSociodemographicMetric,
    conflicts.repeatedEntries,
  ),
  user_engagement: answerAtom("user_engagement", metrics.UserEngagementMetric),
};

function AnswerCard({ call, atom }: { call: string; atom: ReturnType<typeof answerAtom> }) {
  const { data, isLoading } = useAtomValue(atom);
  return (
    <Card title={english(call)}>
      <Reloading isBusy={isLoading && data !== undefined} label={english("Loading …")}>
        <Code>{data ? `${data.request}\n${data.issues}`.trim() : "Loading …"}</Code>
        {Object.entries({ Raw: data?.raw, Decoded: data?.decoded }).map(
          ([title, json]) =>
            json && (
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
          {hasApp &&
            Object.entries(answers).map(([call, atom]) => <AnswerCard key={call} call={call} atom={atom} />)}
        </Stack>
      </div>
    </StatisticsFrame>
  );
}
