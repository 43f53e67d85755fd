/** Figures for Prometheus, in its text format (version 0.0.4), on a port of their own. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { Effect, Metric, MetricBoundaries, type MetricPair, MetricState, Option } from "effect";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { Api } from "#schemas/Api.ts";
import { listen, PortUnavailable } from "./listen.ts";
import { isGetOrHead, sendMethodNotAllowed, sendText } from "./plainText.ts";

const seconds = MetricBoundaries.fromIterable([0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120]);
const answersName = "wellbeing_answer_seconds";
const answers = Metric.histogram(answersName, seconds);
const mailsName = "wellbeing_mails_total";
const mails = Metric.counter(mailsName, { incremental: true });

export const countMail = (outcome: "sent" | "delayed" | "refused") =>
  Metric.increment(Metric.tagged(mails, "outcome", outcome));

/** Of calls as the contract names them, of pages the first part: strangers must not add routes. */
const calls = Object.values(Api.groups)
  .flatMap(({ endpoints }) => Object.values<{ readonly path: string }>(endpoints))
  .map(({ path }) => ({ path, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`) }));
const pages =
  /^\/(?:oidc\/(?:auth|token|interaction|session|jwks|registration|forgotten-password|password)|config\.json)/;

export const routeOf = (pathname: string): string =>
  calls.find(({ pattern }) => pattern.test(pathname))?.path ?? pages.exec(pathname)?.[0] ?? "other";

/** Node knows few methods, and refuses others itself. */
export const countAnswer = (method: string, pathname: string, status: string, millis: number) =>
  answers.pipe(
    Metric.tagged("method", method),
    Metric.tagged("route", routeOf(pathname)),
    Metric.tagged("status", status),
    Metric.update(millis / 1000),
  );

const readings = new Map<string, readonly [help: string, read: () => number]>();

/** A figure that is read when it is asked for. */
export const reading = (name: string, help: string, read: () => number) =>
  void readings.set(name, [help, read]);

const family = (name: string, type: string, help: string, lines: ReadonlyArray<string>) =>
  [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines].join("\n");

/** No tag has a character that the format would escape. */
const linesOf = ({ metricKey: { name, tags }, metricState: state }: MetricPair.MetricPair.Untyped) => {
  const line = (suffix: string, value: number | bigint, more: ReadonlyArray<string> = []) =>
    `${name}${suffix}{${[...tags.map((tag) => `${tag.key}="${tag.value}"`), ...more].join()}} ${value}`;
  if (!MetricState.isHistogramState(state))
    return MetricState.isCounterState(state) ? [line("", state.count)] : [];
  const bucket = ([limit, count]: readonly [number, number]) =>
    line("_bucket", count, [`le="${limit === Infinity ? "+Inf" : limit}"`]);
  return [...state.buckets.map(bucket), line("_sum", state.sum), line("_count", state.count)];
};

const figures = (): string => {
  const pairs = Metric.unsafeSnapshot();
  const counted = (name: string) => pairs.filter(({ metricKey }) => metricKey.name === name).flatMap(linesOf);
  return [
    family(answersName, "histogram", "Answers by route and status", counted(answersName)),
    family(mailsName, "counter", "Mails by outcome", counted(mailsName)),
    ...Array.from(readings, ([name, [help, read]]) => family(name, "gauge", help, [`${name} ${read()}`])),
  ].join("\n");
};

/** Listens where the platform does, if `PLATFORM_PROMETHEUS_PORT` is set. */
export const servePrometheus = Effect.gen(function* () {
  const { host, prometheusPort } = yield* PlatformConfig;
  if (Option.isNone(prometheusPort)) return;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const readDelay = () => {
    const { max } = delay;
    delay.reset();
    return max / 1e9;
  };
  reading("wellbeing_event_loop_delay_seconds", "Longest since the last reading", readDelay);
  yield* listen(host, prometheusPort.value, (req, res) =>
    isGetOrHead(req)
      ? sendText(res, 200, figures(), { "content-type": "text/plain; version=0.0.4" })
      : sendMethodNotAllowed(res),
  ).pipe(
    Effect.mapError(
      ({ code, port }) => new PortUnavailable({ host, port, code, variable: "PLATFORM_PROMETHEUS_PORT" }),
    ),
  );
});
