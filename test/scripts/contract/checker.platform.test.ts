/** The check on the embedded platform: it finds nothing, leaves nothing but its app, and names each changed answer. */
import { Effect, Fiber } from "effect";
import { beforeAll, describe, expect, it } from "vitest";
import { callNamed } from "#scripts/contract/calls.ts";
import { type Report, textOf } from "#scripts/contract/check.ts";
import type { Fetch } from "#scripts/contract/requests.ts";
import { checkedBy, demoDatabase, fetchOf, linesOf } from "#test/support/contractCheck.ts";
import { platformApi } from "#test/support/platformApi.ts";
import { type Change, mistakes, record, replay, withCors } from "./mistakes.ts";

const platform = platformApi(demoDatabase);

/** Whatever the provider is asked, nobody answers: only the platform's lines count here. */
const checkPlatform = async (fetch: Fetch, others = {}, run?: Parameters<typeof checkedBy>[1]) => {
  const report = await checkedBy({ fetch, token: platform().token, write: true, ...others }, run);
  return { ...report, findings: report.findings.filter(({ call }) => !call.startsWith("provider")) };
};

const nothing: Report = { findings: [], untried: [], subject: "console", isPassed: false };

/** Everything that an administrator can create. */
const records = () =>
  Effect.runPromise(platform().sql<{ record: string }>`
    select concat_ws(' ', 'app', name, status) as record from apps
    union select concat_ws(' ', 'secret', alias) from client_secrets
    union select concat_ws(' ', 'theme', name, light, dark) from themes
    union select concat_ws(' ', 'administrator', email) from administrators order by 1`);

let answers: ReturnType<typeof record>["answers"];
let report: Report;
let left: ReadonlyArray<unknown>;
beforeAll(async () => {
  const before = (await records()).map(({ record }) => record);
  await checkPlatform(fetchOf(platform().fetch));
  left = (await records()).filter(({ record }) => !before.includes(record));
  const recorder = record(fetchOf(platform().fetch));
  report = await checkPlatform(recorder.fetch);
  answers = recorder.answers;
});

describe("on the embedded platform", () => {
  it("every answer fits the contract, and one app stays, which the next check takes again", async () => {
    expect(linesOf(report)).toEqual([]);
    expect(left).toEqual([{ record: "app contract-check enabled" }]);
    expect((await records()).filter(({ record }) => record.includes("check"))).toEqual(left);
    expect(report.untried).toEqual(["POST /api/v1/apps", "POST /api/v1/users/invite"]);
  });

  it.each([
    ["POST", "/tokens"],
    ["POST", "/styles"],
    ["PUT", "/styles"],
  ])("nothing is left when the check is interrupted after %s %s", async (method, path) => {
    const before = await records();
    const ended: Array<Fiber.Fiber<unknown>> = [];
    const fetch: Fetch = async (url, init) => {
      const answer = await fetchOf(platform().fetch)(url, init);
      if (init.method === method && url.includes(path) && answer.status < 300)
        Effect.runFork(Effect.forEach(ended, Fiber.interruptFork));
      return answer;
    };
    await checkPlatform(fetch, {}, (checked) => {
      const fiber = Effect.runFork(checked);
      ended.push(fiber);
      return Effect.runPromise(Effect.catchAllCause(Fiber.join(fiber), () => Effect.succeed(nothing)));
    });
    expect(await records()).toEqual(before);
  });

  it("without --write, the administrator's token is used only for reads", async () => {
    const sent = new Set<string>();
    const fetch = replay(answers, (answer, { method, headers }) => {
      if (headers["authorization"] === `Bearer ${platform().token}`) sent.add(method);
      return answer;
    });
    const read = await checkPlatform(fetch, { write: false });
    expect([...sent]).toEqual(["GET"]);
    expect(textOf(read)).toContain("Not answered by success: POST /api/v1/apps, PUT");
  });
});

const checkedWith = (change: Change, others = {}) => checkPlatform(replay(answers, change), others);

it.each(mistakes)("%s: %s", async (name, begins, change) => {
  const { title } = callNamed(name);
  const line = begins.replace(/^\w+/, (severity) => `${severity}: ${title}`);
  const changed: Change = (answer, asked) =>
    asked.call === title && answer.status < 300 ? { ...answer, ...change(answer, asked) } : answer;
  const lines = linesOf(await checkedWith(changed));
  expect(lines.map((each) => each.slice(0, line.length))).toContain(line);
  for (const secret of [platform().token, "wbk_"]) expect(lines.join("\n")).not.toContain(secret);
});

const origin = "https://console.example";

it("a platform that allows the console's origin has no finding, and a missing header is one line", async () => {
  const found = async (change: Change) => {
    const { findings } = await checkedWith(change, { origin });
    return findings.map(({ severity, place, problem }) => `${severity} ${place}: ${problem}`);
  };
  expect(await found(withCors(origin))).toEqual([]);
  const without = withCors(origin, {
    "access-control-allow-headers": "*",
    "access-control-allow-methods": "GET, POST, DELETE",
    "access-control-expose-headers": "Date",
  });
  expect(await found(without)).toEqual([
    "error access-control-allow-headers: expected authorization, found *",
    "error access-control-allow-methods: expected PUT, found get,post,delete",
    "warning access-control-expose-headers: expected retry-after, found date",
    "warning access-control-expose-headers: expected etag, found date",
  ]);
  const twice = withCors(`${origin}, ${origin}`);
  expect(await found(twice)).toEqual([
    `error access-control-allow-origin: expected ${origin} or *, found ${origin}, ${origin}`,
  ]);
  const notAllowed = `error access-control-allow-origin: expected ${origin} or *, found none`;
  const notFound = "error status: expected 200 to 299, found 404";
  expect(await found((answer) => answer)).toEqual([notAllowed, notFound]);
  const ok: Change = (answer, { method }) => (method === "OPTIONS" ? { ...answer, status: 204 } : answer);
  expect(await found(ok)).toEqual([notAllowed]);
});

const limits = [{ status: 429, headers: { "retry-after": "1" }, text: "" }];
it.each<[string, Change]>([
  ["limits requests, and says when to ask again,", (answer) => limits.pop() ?? answer],
  [
    "wants the version of a theme with each write (428)",
    (answer, { call, method, headers }) =>
      /(PUT|DELETE) .*styles/.test(call) && method !== "OPTIONS" && !headers["if-match"]
        ? { ...answer, status: 428, text: "" }
        : answer,
  ],
  ["keeps whole seconds", (all) => ({ ...all, text: all.text.replaceAll(/(expir[^.]*)\.\d+/g, "$1.000") })],
])("a platform that %s has no finding", async (_habit, change) => {
  expect(linesOf(await checkedWith(change))).toEqual([]);
});

it("a token of nobody is answered 401, which the console may read", async () => {
  const change: Change = (answer, asked) =>
    answer.status === 401 ? { ...answer, status: 302 } : withCors(origin)(answer, asked);
  const place = "error: GET /api/v1/users/me with a token of nobody";
  expect(linesOf(await checkedWith(change, { origin }))).toEqual([
    `${place} → access-control-allow-origin: expected ${origin} or *, found none`,
    `${place} → status: expected 401, found 302`,
  ]);
});

it.each<[string, Fetch, string]>([
  [
    "nobody",
    () => Promise.reject(new TypeError("fetch failed", { cause: new Error("ECONNREFUSED") })),
    "expected an answer, found none: fetch failed, ECONNREFUSED",
  ],
  [
    "401",
    async () => Response.json({ message: "expired" }, { status: 401 }),
    "status: expected 200, found 401 (expired)",
  ],
  ["a redirect", async () => new Response(null, { status: 301 }), "status: expected 200, found 301"],
])("a platform where %s answers ends the check with one line", async (_name, fetch, line) => {
  const ended = await checkPlatform(fetch);
  expect(textOf(ended)).toContain(line);
  expect([ended.findings.length, ended.isPassed]).toEqual([1, false]);
});
