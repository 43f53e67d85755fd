/** Analytics development, for developers who connect a platform: what each metric call answers. In English alone. */
import { DateTime, Effect, Option, Record } from "effect";
import { useAtomValue } from "jotai";
import { apiPrefix } from "#schemas/apiOf.ts";
import { inspect } from "#schemas/issues.ts";
import { conflictsOf } from "#schemas/metrics/conflicts.ts";
import { MetricsApi } from "#schemas/metrics/MetricsApi.ts";
import type { TimePeriod } from "#src/domain/metrics/timePeriod.ts";
import { asWritten as english } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { AppConfig } from "#src/services/AppConfig.ts";
import { AuthenticatedHttp } from "#src/services/AuthenticatedHttp.ts";
import { Card } from "#src/ui/Card.tsx";
import { Code, Stack } from "#src/ui/layout.tsx";
import { StatisticsFrame } from "../pages/StatisticsFrame.tsx";
import { chosenNowAtom, questionAtom } from "../question/choice.ts";
import * as css from "./dev.css.ts";

type Endpoint = (typeof MetricsApi.endpoints)[keyof typeof MetricsApi.endpoints];

const daysOf = ({ startDate, endDate }: TimePeriod) => ({
  startDate: DateTime.formatIso(startDate),
  endDate: DateTime.formatIso(endDate),
});
const parsed = Option.liftThrowable((text: string): unknown => JSON.parse(text));

const answerAtom = (endpoint: Endpoint) =>
  queryAtom((get) => {
    const question = get(questionAtom);
    if (question === undefined) return Effect.never;
    return Effect.gen(function* () {
      const { apiBaseUrl, minimumGroupSize } = yield* AppConfig;
      const path = endpoint.path.replace(":appId", encodeURIComponent(question.appId));
      const url = `${apiBaseUrl}${apiPrefix}${path}?${new URLSearchParams(daysOf(question.period))}`;
      const { status, arrayBuffer } = yield* (yield* AuthenticatedHttp).get(url);
      // AuthenticatedHttp has read the body already, as bytes.
      const raw = new TextDecoder().decode(yield* arrayBuffer);
      const { value, issues } = inspect(endpoint.successSchema.ast, Option.getOrUndefined(parsed(raw)));
      const found = [...issues, ...(value === undefined ? [] : conflictsOf(endpoint.name, value))];
      // A console that withholds small groups shows no number.
      const shown = (text: string) => (minimumGroupSize === undefined ? text : text.replaceAll(/\d+/g, "…"));
      const lines = found.map(({ severity, place, problem }) => shown(`${severity}: ${place} ${problem}`));
      const parts = { Raw: raw, Decoded: JSON.stringify(value, undefined, 2) ?? "" };
      return { request: [`GET ${url} ${status}`, ...lines].join("\n"), ...Record.map(parts, shown) };
    }).pipe(
      Effect.catchTag("RequestError", "ResponseError", ({ message }) =>
        Effect.succeed({ request: message, Raw: "", Decoded: "" }),
      ),
    );
  });

const answers = Object.values(MetricsApi.endpoints).map((endpoint) => ({
  call: endpoint.path.split("/").at(-1) ?? "",
  atom: answerAtom(endpoint),
}));

function AnswerCard({ call, atom }: (typeof answers)[number]) {
  const { data, isLoading } = useAtomValue(atom);
  const { request, ...parts } = !data || isLoading ? { request: "Loading …" } : data;
  return (
    <Card title={english(call)}>
      <Code>{request}</Code>
      {Object.entries(parts).map(
        ([title, lines]) =>
          lines && (
            <details key={title}>
              <summary className={css.summary}>{title}</summary>
              <Code>{lines}</Code>
            </details>
          ),
      )}
    </Card>
  );
}

export function DevPage() {
  const days = daysOf(useAtomValue(chosenNowAtom).period);
  const hasApp = useAtomValue(questionAtom) !== undefined;
  return (
    <StatisticsFrame title={common.devTitle}>
      <div lang="en" translate="no">
        <Stack>
          <p>{Object.values(days).join(" – ")}</p>
          {hasApp && answers.map((answer) => <AnswerCard key={answer.call} {...answer} />)}
        </Stack>
      </div>
    </StatisticsFrame>
  );
}
