/** The checker on the embedded platform: it passes, leaves nothing behind, and names each changed answer exactly. */
import { readFileSync } from "node:fs";
import { Effect } from "effect";
import { beforeAll, describe, expect, it } from "vitest";
import { calls } from "#scripts/contract/calls.ts";
import type { Fetch } from "#scripts/contract/exchange.ts";
import { groupsOf } from "#scripts/contract/findings.ts";
import { isPassed, lineOf, textOf } from "#scripts/contract/report.ts";
import { checkedBy, demoDatabase, fetchOf } from "#test/support/contractCheck.ts";
import { type Asked, type Change, record, replay } from "./recording.ts";
import { platformApi } from "#test/support/platformApi.ts";
import { crossOriginMistakes, mistakes, origin, withCors } from "./mistakes.ts";
import type { Mistake } from "./planting.ts";
import { cutting, limited, losingMembers } from "./otherPlatforms.ts";
import { virtualClock } from "./virtualClock.ts";

const platform = platformApi(demoDatabase);
const options = { token: "", now: new Date(), write: true, permanent: true };

/** Everything that an administrator can create. */
const records = () =>
  Effect.runPromise(platform().sql<{ record: string }>`
    select concat_ws(' ', 'app', id, name, status) as record from apps
    union select concat_ws(' ', 'secret', id, alias) from client_secrets
    union select concat_ws(' ', 'theme', id, name, light, dark) from themes
    union select concat_ws(' ', 'administrator', id, email) from administrators order by 1`);

/** Two checks of the platform, and what they left. */
const recordedChecks = async () => {
  const { fetch, token, sql } = platform();
  const recorder = record(fetchOf(fetch));
  options.token = token;
  const before = await records();
  const report = await checkedBy({ ...recorder, ...options, permanent: false });
  const after = await records();
  await Effect.runPromise(sql`delete from idempotent_answers`);
  const permanent = await checkedBy({ ...recorder, ...options });
  const seen = new Set(before.map(({ record }) => record));
  const stayed = (await records()).filter(({ record }) => !seen.has(record));
  return { answers: recorder.answers, report, before, after, permanent, stayed };
};
let recorded: Awaited<ReturnType<typeof recordedChecks>>;
beforeAll(async () => {
  recorded = await recordedChecks();
});

describe("on the embedded platform", () => {
  it("every answer fits the contract exactly", () => {
    expect(recorded.report.findings).toEqual([]);
    expect(recorded.permanent).toMatchObject({ findings: [], unchecked: [], isComplete: true });
    expect(recorded.permanent.calls.filter(({ isTried }) => !isTried)).toEqual([]);
    expect(textOf(recorded.permanent)).toMatch(
      /\nThe platform fits the contract: no departures in \d+ calls\.\n$/,
    );
    expect(recorded.report.unchecked.map(({ call, why }) => `${call}: ${why}`)).toEqual([
      "POST /api/v1/apps: no call removes an app; --permanent creates one",
      "POST /api/v1/users/invite: no call removes an invitation; --permanent sends one",
    ]);
  });

  it("--write leaves nothing behind", () => {
    expect(recorded.after).toEqual(recorded.before);
  });

  it("--permanent leaves an app and an invitation", () => {
    expect(recorded.stayed).toEqual([
      { record: expect.stringMatching(/^administrator .* contract-check-\w+@mail\.invalid$/) },
      { record: expect.stringMatching(/^app .* contract-check-\w+ enabled$/) },
    ]);
  });

  it("without --write, the administrator's token is used only for reads", async () => {
    const sent = new Set<string>();
    const fetch = replay(recorded.answers, (answer, { method, headers }) => {
      if (headers["authorization"] === `Bearer ${options.token}`) sent.add(method);
      return answer;
    });
    const report = await checkedBy({ ...options, fetch, write: false, permanent: false });
    expect(isPassed(report)).toBe(true);
    expect([...sent]).toEqual(["GET"]);
  });

  it("every error is provoked, except those of an overloaded, broken or forbidding platform", () => {
    const answers = [...recorded.answers.values()].flat();
    const provoked = new Set(answers.map(({ call, status }) => `${call} ${status}`));
    const declared = calls.flatMap(({ title, errors }) =>
      [...errors.keys()].map((status) => `${title} ${status}`),
    );
    const others = declared.filter((error) => !provoked.has(error));
    expect(others.filter((error) => !/ (?:403|429|500|503)$/.test(error))).toEqual([]);
  });

  /** What happens to requests after the first write of the check. */
  const endings: ReadonlyArray<readonly [name: string, ending: (abort: () => void) => Fetch]> = [
    [
      "is interrupted",
      (abort) => async (url, init) => {
        const answer = await fetchOf(platform().fetch)(url, init);
        if (init.method === "POST" && url.endsWith("/styles") && answer.status === 201) abort();
        return answer;
      },
    ],
    [
      "loses or cannot read the answers of writes",
      () => async (url, init) => {
        const answer = await fetchOf(platform().fetch)(url, init);
        if (init.method !== "POST" || answer.status >= 300) return answer;
        if (url.endsWith("/styles")) return new Response("<p>", { status: 200 });
        throw new TypeError("fetch failed");
      },
    ],
  ];

  it.each(endings)("--write leaves nothing behind when the check %s", async (_name, ending) => {
    const before = await records();
    const controller = new AbortController();
    const run = { run: `contract-check-${crypto.randomUUID().slice(0, 8)}`, permanent: false };
    const fetch = ending(() => controller.abort());
    const report = await checkedBy({ ...options, ...run, fetch }, { signal: controller.signal });
    expect(isPassed(report)).toBe(false);
    expect(await records()).toEqual(before);
  });
});

const checkedWith = ({ change }: Pick<Mistake, "change">, isCrossOrigin: boolean, write = true) => {
  const changed = change();
  const whole: Change = (answer, asked) => changed(isCrossOrigin ? withCors(answer, asked) : answer, asked);
  const fetch = replay(recorded.answers, whole);
  const own = isCrossOrigin ? origin : undefined;
  return checkedBy({ ...options, fetch, origin: own, write, permanent: write }, virtualClock(Date.now()));
};

it("the guide shows parts of a report as it is printed", async () => {
  const planted = [
    "apps.list: content.2.creationDate is called creation_date",
    "clientSecrets.create: status 200",
    'metrics.session: totalRegisteredUsers = "30"',
    "*: header access-control-allow-headers: Authorization, Content-Type, Idempotency-Key",
    "*: header access-control-expose-headers: Retry-After",
  ];
  const changes = [...mistakes, ...crossOriginMistakes]
    .filter((mistake) => planted.includes(mistake.planted))
    .map(({ change }) => change());
  expect(changes.length).toBe(planted.length);
  const whole: Change = (answer, asked) =>
    changes.reduce((changed, change) => change(changed, asked), withCors(answer, asked));
  const fetch = replay(recorded.answers, whole);
  const report = await checkedBy({ ...options, fetch, origin, permanent: false });
  const text = textOf({ ...report, base: "https://api.example.org" });
  const [, shown = ""] =
    /```text\n([^`]+)```/.exec(readFileSync("docs/guides/contract-check.md", "utf8")) ?? [];
  const parts = shown.split("…").map((part) => part.trim());
  expect(parts.length).toBeGreaterThan(1);
  let rest = text;
  for (const part of parts) {
    expect(rest).toContain(part);
    rest = rest.slice(rest.indexOf(part) + part.length);
  }
});

describe.each([
  ["a mistake is reported by its line", mistakes, false],
  ["a mistake in CORS is reported by its line", crossOriginMistakes, true],
] as const)("%s", (_title, planted, isCrossOrigin) => {
  it.each(planted)("$planted, so $line", async (mistake) => {
    const { findings } = await checkedWith(mistake, isCrossOrigin, !mistake.isRead && !isCrossOrigin);
    const lines = findings.map((finding) => `${finding.cause} ${finding.severity} ${lineOf(finding)}`);
    const expected = mistake.line;
    // Numbers after the … depend on the time.
    const start = expected.replace(/…$/, "");
    const isSaid = (line: string) => (start === expected ? line === expected : line.startsWith(start));
    expect(lines.map((line) => (isSaid(line) ? expected : line))).toContain(expected);
    expect(JSON.stringify(findings)).not.toContain(options.token);
  });
});

it("one missing header is one group with one line, however many calls lack it", async () => {
  const missing = crossOriginMistakes.find(({ planted }) => /no header .*allow-origin/.test(planted));
  const { findings } = await checkedWith(missing ?? { change: () => (answer) => answer }, true);
  expect(findings.length).toBe(2 * calls.length);
  const [group, ...others] = groupsOf(findings);
  expect(others).toEqual([]);
  expect(group?.facts.map(([{ place }, ...more]) => [place, more.length + 1])).toEqual([
    ["access-control-allow-origin", calls.length],
    ["preflight → access-control-allow-origin", calls.length],
  ]);
});

it("entries that depart in the same way are one finding, whatever their instants are", async () => {
  const change =
    (): Change =>
    (answer, { call }) =>
      call === "GET /api/v1/apps" ? { ...answer, text: answer.text.replaceAll(/\.\d+Z/g, "Z") } : answer;
  const { findings } = await checkedWith({ change }, false);
  expect(findings.map(({ place }) => place)).toEqual(["content → [0] → creationDate"]);
});

it("a platform that limits calls and pages, and loses one of two members of its own has no other issue", async () => {
  const world = virtualClock(Date.now());
  await Effect.runPromise(platform().sql`delete from idempotent_answers`);
  const run = `contract-check-${crypto.randomUUID().slice(0, 8)}`;
  const fetch = limited(world)(cutting(losingMembers(fetchOf(platform().fetch))));
  const { findings, isComplete } = await checkedBy({ ...options, run, fetch }, world);
  expect(isComplete).toBe(true);
  expect(findings.map((finding) => `${finding.severity} ${lineOf(finding)}`)).toEqual([
    "error PUT /api/v1/apps/:id → plan: missing, though it was sent",
  ]);
});

it("a platform that allows the console's origin has no mistake, and is asked as a browser asks", async () => {
  const preflights: Array<Asked["headers"]> = [];
  const noting: Change = (answer, { method, headers }) => {
    if (method === "OPTIONS") preflights.push(headers);
    return answer;
  };
  const { findings } = await checkedWith({ change: () => noting }, true);
  expect(findings).toEqual([]);
  const wanted = { "access-control-request-headers": "authorization,content-type,if-match" };
  expect(preflights).toContainEqual({ origin, "access-control-request-method": "PUT", ...wanted });
  expect(mistakes.length + crossOriginMistakes.length).toBeGreaterThan(60);
});
