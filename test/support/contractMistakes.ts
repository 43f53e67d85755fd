/** Mistakes of integrators: each changes the embedded platform's answers, and has its expected line of the report. */
import type { Change, RecordedAnswer } from "./contractRecording.ts";

export type Json = Readonly<Record<string, unknown>>;

export interface Mistake {
  readonly name: string;
  readonly change: Change;
  /** A line of the report, after its severity; without the circumstances at its end. */
  readonly line: string;
  readonly severity?: "warning";
  /** Checked with `--origin`, on a platform that allows this origin except for the mistake. */
  readonly isCrossOrigin?: boolean;
}

export const [apps, app, tokens, styles, style, session] = [
  "/api/v1/apps",
  "/api/v1/apps/:id",
  "/api/v1/apps/:appId/tokens",
  "/api/v1/styles",
  "/api/v1/styles/:id",
  "/api/v1/apps/:appId/metric/user_session",
] as const;
export const demographic = "/api/v1/apps/:appId/metric/user_sociodemographic";

/** Successful answers of one call. */
export const of =
  (call: string, change: (answer: RecordedAnswer, url: URL, body: string) => RecordedAnswer): Change =>
  (answer, asked) =>
    asked.call === call && answer.status < 300 ? change(answer, new URL(asked.url), asked.body) : answer;

export const withJson = (answer: RecordedAnswer, json: unknown): RecordedAnswer => ({
  ...answer,
  text: JSON.stringify(json),
});
export const body = (call: string, change: (json: Json) => unknown) =>
  of(call, (answer) => withJson(answer, change(JSON.parse(answer.text) as Json)));
export const member = (call: string, name: string, change: (value: unknown) => unknown) =>
  body(call, (json) => ({ ...json, [name]: change(json[name]) }));
export const entries = (call: string, change: (entry: Json, index: number) => unknown) =>
  member(call, "content", (content) => (content as ReadonlyArray<Json>).map(change));
export const status = (call: string, to: number) => of(call, (answer) => ({ ...answer, status: to }));
export const headers =
  (change: (headers: RecordedAnswer["headers"]) => RecordedAnswer["headers"]): Change =>
  (answer) => ({
    ...answer,
    headers: change(answer.headers),
  });
export const renamed = (json: Json, from: string, to: string): Json =>
  Object.fromEntries(Object.entries(json).map(([name, value]) => [name === from ? to : name, value]));
export const without = (json: Json, name: string): Json =>
  Object.fromEntries(Object.entries(json).filter(([each]) => each !== name));

export const spring = (status: number, title: string) =>
  JSON.stringify({ timestamp: "2026-03-01T09:30:00Z", status, error: title, path: "/" });
export const html = { "content-type": "text/html" };
export const htmlPage = "<!doctype html><title>Error</title>";

/** Refusals with one status. */
export const refusals =
  (from: number, change: (answer: RecordedAnswer) => RecordedAnswer, call?: string): Change =>
  (answer, asked) =>
    answer.status === from && (call === undefined || asked.call === call) ? change(answer) : answer;

export const error = (name: string, change: Change, line: string): Mistake => ({ name, change, line });
export const warning = (name: string, change: Change, line: string): Mistake => ({
  name,
  change,
  line,
  severity: "warning",
});
