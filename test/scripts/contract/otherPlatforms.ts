/** Habits of other platforms, which the embedded one has not. */
import { asRecord } from "#schemas/lenient.ts";
import type { Fetch } from "#scripts/contract/exchange.ts";
import type { virtualClock } from "./virtualClock.ts";

type World = ReturnType<typeof virtualClock>;

/** Answers 15 requests in each second of the clock, whoever asks, and the rest by 429 with Retry-After. */
export const limited =
  ({ now }: World) =>
  (fetch: Fetch): Fetch => {
    let [second, count] = [0, 0];
    return async (url, init) => {
      const current = Math.floor(now() / 1000);
      count = current === second ? count + 1 : 1;
      second = current;
      if (count <= 15) return fetch(url, init);
      return Response.json({ status: 429 }, { status: 429, headers: { "retry-after": "1" } });
    };
  };

/** Four apps are on a page, however many are asked for. */
export const cutting =
  (fetch: Fetch): Fetch =>
  async (url, init) => {
    const answer = await fetch(url, init);
    if (!/\/apps\?page=\d/.test(url)) return answer;
    const page = JSON.parse(await answer.text()) as { readonly content: ReadonlyArray<unknown> };
    return Response.json({ ...page, content: page.content.slice(0, 4) }, { headers: answer.headers });
  };

/** Apps have a plan until somebody edits them. */
export const losingMembers = (fetch: Fetch): Fetch => {
  const edited = new Set<string>();
  return async (url, init) => {
    const sent = asRecord(JSON.parse(typeof init.body === "string" && init.body !== "{" ? init.body : "{}"));
    const { plan: _plan, ...known } = sent ?? {};
    const answer = await fetch(url, {
      ...init,
      ...(sent?.["plan"] !== undefined && { body: JSON.stringify(known) }),
    });
    if (!answer.status.toString().startsWith("2") || !/\/apps\/[^/]+$/.test(url)) return answer;
    if (init.method === "PUT") edited.add(url);
    if (init.method !== "GET" || edited.has(url) || url.includes("unique")) return answer;
    const app = asRecord(JSON.parse(await answer.text()));
    return Response.json({ ...app, plan: "gold" }, { headers: answer.headers });
  };
};
