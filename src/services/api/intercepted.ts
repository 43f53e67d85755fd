/** Answers in place of the platform's, such as a firewall's page: the platform itself refuses and fails in JSON. */
import type { HttpClientResponse } from "@effect/platform";
import { Clock, Data, Effect } from "effect";
import { withoutUnprintable } from "#schemas/scalars.ts";

type Answer = HttpClientResponse.HttpClientResponse;

/** Something between this browser and the platform has refused the request, or has failed (5xx). */
export class Intercepted extends Data.TaggedError("Intercepted")<{
  readonly status: number;
  /** For whoever runs it: `403, POST /api/v1/apps, 2026-11-27T15:36:00.000Z: Request blocked. Incident 4711`. */
  readonly report: string;
}> {
  override get message() {
    return this.report;
  }
}

/** Reads bytes, as the contract's client does, since a body can be read only once. */
export const textOf = (response: Answer) =>
  Effect.map(response.arrayBuffer, (body) => new TextDecoder().decode(body));

export const jsonOf = (response: Answer) =>
  Effect.flatMap(textOf(response), (text) => Effect.try((): unknown => JSON.parse(text)));

/** What the body is. Frameworks answer many errors without one, so an empty body is nobody's page. */
export const kindOf = (response: Answer) =>
  Effect.flatMap(textOf(response), (text) =>
    text.trim() === ""
      ? Effect.succeed("nothing" as const)
      : Effect.match(jsonOf(response), {
          onSuccess: () => "json" as const,
          onFailure: () => "page" as const,
        }),
  );

const characters: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** The beginning of a page's text, where an incident number may be. */
const wordsIn = (page: string): string => {
  const text = page
    .replaceAll(/<(head|script|style|svg)\b[^]*?<\/\1\s*>|<!--[^]*?-->|<[^>]*>/gi, " ")
    .replaceAll(/&(#?\w+);/g, (_, name: string) => characters[name] ?? " ");
  return withoutUnprintable(text).replaceAll(/\s+/g, " ").trim().slice(0, 200);
};

export const intercepted = Effect.fn("intercepted")(function* (response: Answer) {
  const { status, request } = response;
  const words = wordsIn(yield* textOf(response));
  const at = new Date(yield* Clock.currentTimeMillis).toISOString();
  const call = `${status}, ${request.method} ${new URL(request.url).pathname}, ${at}`;
  return yield* new Intercepted({ status, report: words === "" ? call : `${call}: ${words}` });
});
