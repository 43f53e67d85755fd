/** The last answer of each call, in memory, for the page for developers: names, statuses and places, never a value. */
import {
  type HttpApiEndpoint,
  HttpApiSchema,
  HttpClient,
  type HttpClientError,
  type HttpClientResponse,
} from "@effect/platform";
import { Clock, Effect } from "effect";
import { apiPrefix } from "#schemas/apiOf.ts";
import type { Leniency } from "./leniencies.ts";

type Endpoint = Pick<HttpApiEndpoint.HttpApiEndpoint.AnyWithProps, "method" | "path" | "successSchema">;

export interface CallRecord {
  /** Status of the answer; undefined if the browser got no answer. */
  readonly status: number | undefined;
  readonly expected: number;
  /** When it was sent: `2026-11-22T09:30:00.000Z`. */
  readonly sentAt: string;
  /** How long it took. */
  readonly milliseconds: number;
  /** Names of the headers that the browser could read. */
  readonly headers: ReadonlyArray<string>;
  /** Places where the answer does not fit the contract: `content → [1] → creationDate: missing`. */
  readonly departures: ReadonlyArray<string>;
  /** Undefined for an answer that was not examined. */
  readonly leniencies: ReadonlyArray<Leniency> | undefined;
}

/** The page that shows the records. */
const recordsPath = "/administer/analytics/dev";

type Records = ReadonlyMap<string, CallRecord>;

let records: Records = new Map();
// A document that is loaded at the page for developers examines its first calls, too.
let isExamining = typeof location !== "undefined" && location.pathname.startsWith(recordsPath);
const listeners = new Set<() => void>();

const set = (call: string, record: CallRecord): void => {
  records = new Map([...records, [call, record]]);
  for (const notify of listeners) notify();
};

const update = (call: string, changes: Partial<CallRecord>): void => {
  const record = records.get(call);
  if (record !== undefined) set(call, { ...record, ...changes });
};

/** `GET /api/v1/apps/:id` */
export const callName = ({ method, path }: Pick<Endpoint, "method" | "path">): string =>
  `${method} ${apiPrefix}${path}`;

/** Adds places at which the last answer of a call departs from the contract. */
export const recordDepartures = (call: string, departures: ReadonlyArray<string>): void =>
  update(call, { departures });

/** Called by the page: from then on, each answer is examined for leniencies when it arrives. */
export const examineCalls = (): void => {
  isExamining = true;
};

export const callRecords = {
  current: (): Records => records,
  subscribe: (notify: () => void): (() => void) => {
    listeners.add(notify);
    return () => listeners.delete(notify);
  },
};

const statusOf = (error: unknown): number | undefined =>
  typeof error === "object" && error !== null && "_tag" in error && error._tag === "Unauthorized"
    ? 401
    : undefined;

/** `http` that records the answer of a call. */
export const recording =
  (endpoint: Endpoint) =>
  <E, R>(http: HttpClient.HttpClient.With<E | HttpClientError.HttpClientError, R>) => {
    const call = callName(endpoint);
    const expected = HttpApiSchema.getStatusSuccessAST(endpoint.successSchema.ast);
    const examine = Effect.fnUntraced(function* ({
      status,
      arrayBuffer,
    }: HttpClientResponse.HttpClientResponse) {
      const body = new TextDecoder().decode(yield* arrayBuffer);
      const { lenienciesOf } = yield* Effect.promise(() => import("./leniencies.ts"));
      update(call, { leniencies: lenienciesOf(endpoint, status, body) });
    });
    return HttpClient.transform(http, (send) =>
      Effect.gen(function* () {
        const start = yield* Clock.currentTimeMillis;
        const note = (status: number | undefined, headers: ReadonlyArray<string>) =>
          Effect.map(Clock.currentTimeMillis, (now) =>
            set(call, {
              status,
              expected,
              sentAt: new Date(start).toISOString(),
              milliseconds: now - start,
              headers,
              departures: [],
              leniencies: undefined,
            }),
          );
        const response = yield* Effect.tapError(send, (error) => note(statusOf(error), []));
        yield* note(response.status, Object.keys(response.headers).toSorted());
        if (isExamining) yield* Effect.catchAllCause(examine(response), () => Effect.void);
        return response;
      }),
    );
  };
