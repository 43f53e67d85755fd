/** A platform's answers to one check, replayed in memory with the changes of another platform. */
import { calls } from "#scripts/contract/calls.ts";
import type { Fetch } from "#scripts/contract/exchange.ts";

export interface RecordedAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface Recorded extends RecordedAnswer {
  /** `GET /api/v1/apps/:id`; empty for a preflight. */
  readonly call: string;
}

/** A request to a platform, and the recorded answer. */
export interface Asked {
  readonly call: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type Change = (answer: RecordedAnswer, asked: Asked) => RecordedAnswer;

const patterns = calls
  .map(({ title, method, path }) => ({
    title,
    pattern: new RegExp(`^${method} ${path.replaceAll(/:\w+/g, "[^/]+")}$`),
    parameters: path.split(":").length,
  }))
  .toSorted((a, b) => a.parameters - b.parameters);

const callOf = (method: string, path: string): string =>
  patterns.find(({ pattern }) => pattern.test(`${method} ${path}`))?.title ?? "";

const askedBy = (...[url, { method = "", headers, body }]: Parameters<Fetch>): Asked => ({
  call: callOf(method, url.replace(/^\w+:\/\/[^/]+/, "").replace(/\?.*/, "")),
  method,
  url,
  headers,
  body: typeof body === "string" ? body : "",
});

const keyOf = ({ method, url, headers, body }: Asked) =>
  `${method} ${url}\n${headers["authorization"]}\n${headers["if-match"]}\n${headers["idempotency-key"]}\n${body}`;

/** The part of a `Response` that the checker reads, which is faster to create. */
const toResponse = ({ status, headers, text }: RecordedAnswer) => ({
  status,
  headers: new Headers(headers),
  text: async () => text,
});

export const record = (fetch: Fetch) => {
  const answers = new Map<string, Array<Recorded>>();
  return {
    fetch: (async (...request) => {
      const asked = askedBy(...request);
      const response = await fetch(...request);
      const text = await response.text();
      const answer: Recorded = {
        call: asked.call,
        status: response.status,
        headers: Object.fromEntries(response.headers),
        text,
      };
      answers.set(keyOf(asked), [...(answers.get(keyOf(asked)) ?? []), answer]);
      return toResponse(answer);
    }) satisfies Fetch,
    answers,
  };
};

export type Recording = ReadonlyMap<string, ReadonlyArray<Recorded>>;

const unknownTo = (recording: Recording, { call }: Asked): RecordedAnswer => {
  const others = [...recording.values()].flat().filter((other) => other.call === call);
  const refusal = others.find(({ status }) => status === 404) ?? others.find(({ status }) => status === 422);
  return refusal ?? { status: 404, headers: {}, text: "" };
};

/** Replays the recorded answers in order; answers any other request like one for an unknown record. */
export const replay = (recording: Recording, change: Change = (answer) => answer): Fetch => {
  const next = new Map<string, number>();
  return async (...request) => {
    const asked = askedBy(...request);
    const key = keyOf(asked);
    const index = next.get(key) ?? 0;
    next.set(key, index + 1);
    const known = recording.get(key);
    const answer = known?.[Math.min(index, known.length - 1)] ?? unknownTo(recording, asked);
    return toResponse(change(answer, asked));
  };
};
