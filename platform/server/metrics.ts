/** Figures for Prometheus, in its text format (version 0.0.4), on a port of their own. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { Array, Effect, Metric, MetricBoundaries, type MetricPair, MetricState, Option } from "effect";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { Api } from "#schemas/Api.ts";
import { listen } from "./listen.ts";
import { isGetOrHead, sendMethodNotAllowed, sendText } from "./plainText.ts";

const seconds = MetricBoundaries.fromIterable([0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120]);
const answers = Metric.histogram("wellbeing_answer_seconds", seconds, "Answers by route and status");
const mails = Metric.counter("wellbeing_mails_total", { description: "Mails by outcome", incremental: true });

export const countMail = (outcome: "sent" | "delayed" | "refused") =>
  Metric.increment(Metric.tagged(mails, "outcome", outcome));

/** Of calls as the contract names them, of pages the first part: strangers must not add routes. */
const calls = Object.values(Api.groups).flatMap(({ endpoints }) =>
  Object.values<{ readonly path: string }>(endpoints).map(({ path }) => ({
    path,
    fits: new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`),
  })),
);
const pages =
  /^\/(?:oidc\/(?:auth|token|interaction|session|jwks|registration|forgotten-password|password|sessions)|config\.json)/;
const methods = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"];

export const routeOf = (pathname: string): string =>
  calls.find(({ fits }) => fits.test(pathname))?.path ?? pages.exec(pathname)?.[0] ?? "other";

export const countAnswer = (method: string, pathname: string, status: string, millis: number) => {
  const known = methods.includes(method) ? method : "other";
  const tags = { method: known, route: routeOf(pathname), status };
  const tagged = Object.entries(tags).reduce(
    (metric, [key, value]) => Metric.tagged(metric, key, value),
    answers,
  );
  return Metric.update(tagged, millis / 1000);
};

/** What is read when the figures are asked for, by its name and description. */
export const readings = new Map<string, readonly [description: string, read: () => number]>();

const escaped = (text: string) =>
  text.replaceAll(/[\\"\n]/g, (character) => (character === "\n" ? "\\n" : `\\${character}`));

const line = (name: string, tags: ReadonlyArray<readonly [string, string]>, value: number | bigint) => {
  const labels = tags.map(([key, text]) => `${key}="${escaped(text)}"`).join();
  return `${name}${labels && `{${labels}}`} ${value}`;
};

const linesOf = ({ metricKey, metricState: state }: MetricPair.MetricPair.Untyped): ReadonlyArray<string> => {
  const { name } = metricKey;
  const tags = metricKey.tags.map(({ key, value }) => [key, value] as const);
  if (MetricState.isCounterState(state)) return [line(name, tags, state.count)];
  if (MetricState.isGaugeState(state)) return [line(name, tags, state.value)];
  if (!MetricState.isHistogramState(state)) return [];
  const bound = (limit: number) => (limit === Infinity ? "+Inf" : String(limit));
  return [
    ...state.buckets.map(([limit, count]) => line(`${name}_bucket`, [...tags, ["le", bound(limit)]], count)),
    line(`${name}_sum`, tags, state.sum),
    line(`${name}_count`, tags, state.count),
  ];
};

const typeOf = ({ metricState: state }: MetricPair.MetricPair.Untyped) =>
  MetricState.isCounterState(state) ? "counter" : MetricState.isGaugeState(state) ? "gauge" : "histogram";

const figures = (): string => {
  for (const [name, [description, read]] of readings)
    Metric.gauge(name, { description }).unsafeUpdate(read(), []);
  const ours = Metric.unsafeSnapshot().filter(({ metricKey }) => metricKey.name.startsWith("wellbeing_"));
  const texts = Object.entries(Array.groupBy(ours, ({ metricKey }) => metricKey.name)).flatMap(
    ([name, pairs]) => [
      `# HELP ${name} ${Option.getOrElse(pairs[0].metricKey.description, () => name)}`,
      `# TYPE ${name} ${typeOf(pairs[0])}`,
      ...pairs.flatMap(linesOf),
    ],
  );
  return texts.join("\n");
};

/** Listens where the platform does, if `PLATFORM_METRICS_PORT` is set. */
export const serveMetrics = Effect.gen(function* () {
  const { host, metricsPort } = yield* PlatformConfig;
  if (Option.isNone(metricsPort)) return;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  readings.set("wellbeing_event_loop_delay_seconds", [
    "Longest delay of the event loop since the last reading",
    () => {
      const { max } = delay;
      delay.reset();
      return max / 1e9;
    },
  ]);
  const variable = "PLATFORM_METRICS_PORT";
  yield* listen(
    host,
    metricsPort.value,
    (req, res) =>
      isGetOrHead(req)
        ? sendText(res, 200, figures(), { "content-type": "text/plain; version=0.0.4" })
        : sendMethodNotAllowed(res),
    { variable },
  );
});
