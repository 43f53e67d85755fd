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

/** Apps have a tier, and a plan until somebody edits them. */
export const losingMembers = (fetch: Fetch): Fetch => {
  const edited = new Set<string>();
  return async (url, init) => {
    const sent = asRecord(JSON.parse(typeof init.body === "string" && init.body !== "{" ? init.body : "{}"));
    const { plan: _plan, tier, ...known } = sent ?? {};
    const answer = await fetch(url, {
      ...init,
      ...(tier !== undefined && { body: JSON.stringify(known) }),
    });
    const isApp = /\/apps\/[^/]+$/.test(url) && !url.includes("unique");
    if (answer.status >= 300 || !isApp || !/GET|PUT/.test(String(init.method))) return answer;
    if (init.method === "PUT") edited.add(url);
    const app = asRecord(JSON.parse(await answer.text()));
    const own = edited.has(url) ? { tier: 1 } : { tier: 1, plan: "gold" };
    return Response.json({ ...app, ...own }, { headers: answer.headers });
  };
};
