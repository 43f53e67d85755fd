/** A check that ends at its first answer says what to do, and an issue of many entries is said once. */
import { expect, it } from "vitest";
import { causes } from "#scripts/contract/causes.ts";
import type { Fetch } from "#scripts/contract/exchange.ts";
import { makeFindings } from "#scripts/contract/findings.ts";
import { isPassed, textOf } from "#scripts/contract/report.ts";
import { checkedBy } from "#test/support/contractCheck.ts";
import { virtualClock } from "./virtualClock.ts";

const failing = (code: string): Fetch => {
  const cause = Object.assign(new Error("connect failed"), { code });
  return () => Promise.reject(new TypeError("fetch failed", { cause }));
};
const answering =
  (status: number, headers: Record<string, string> = {}): Fetch =>
  async () =>
    Response.json({ status }, { status, headers });

it.each([
  ["a port where nobody listens", failing("ECONNREFUSED"), "connection"],
  ["a platform that is too slow", () => Promise.reject(new DOMException("", "TimeoutError")), "slow"],
  ["a certificate of an unknown authority", failing("DEPTH_ZERO_SELF_SIGNED_CERT"), "certificate"],
  ["a token that has expired", answering(401), "token"],
  ["the token of somebody who is no administrator", answering(403), "forbidden"],
  ["an address without the call", answering(404), "address"],
  ["an address that leads elsewhere", answering(301, { location: "/v1/" }), "address"],
  ["a platform that fails", answering(500), "failure"],
  ["a limit of an hour", answering(429, { "retry-after": "3600" }), "limit"],
] as const)("%s ends the check with a sentence on what to do", async (_name, fetch, cause) => {
  const report = await checkedBy({ fetch, token: "abc" }, virtualClock(Date.now()));
  expect([report.isComplete, isPassed(report), report.findings.map((finding) => finding.cause)]).toEqual([
    false,
    false,
    [cause],
  ]);
  const advice = causes.find((each) => each.cause === cause)?.advice ?? "no advice";
  expect(advice.length).toBeGreaterThan(20);
  expect(textOf(report)).toMatch(/\nThe check has ended early: 1 error in \d+ calls\.\n$/);
  expect(textOf(report)).toContain(`What to do: ${advice}`);
});

it.each([
  ["ECONNRESET", 2],
  ["ECONNREFUSED", 1],
])("a read that fails with %s is sent %i times", async (code, times) => {
  const sent: Array<string> = [];
  const fetch: Fetch = (url, init) => {
    sent.push(url);
    return failing(code)(url, init);
  };
  await checkedBy({ fetch, token: "abc" }, virtualClock(Date.now()));
  expect(sent).toHaveLength(times);
});

it("the same issue is one finding, in whichever entry of a list it is", () => {
  const { error, found } = makeFindings();
  for (const index of [0, 9, 10, 9999])
    error("GET /api/v1/apps", "body", `content → [${index}] → id`, ["text", index]);
  expect(found().map(({ place, times }) => [place, times])).toEqual([["content → [0] → id", 4]]);
});
