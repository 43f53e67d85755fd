import { Effect } from "effect";
import { describe, expect, it } from "vitest";
import { expectToWait } from "#test/support/answers.ts";
import { endWindows, reach } from "#test/support/limits.ts";
import { administrator, platformApi } from "#test/support/platformApi.ts";

const platform = platformApi();

const invite = (email: string, key?: string) =>
  platform().call("POST", "/api/v1/users/invite", {
    json: { firstName: "Grace", lastName: "Sommer", email },
    ...(key !== undefined && { headers: { "idempotency-key": key } }),
  });

const check = (path: string) => () => platform().call("GET", `/api/v1/${path}`);

type Kind = "invitations" | "uniquenessChecks";
describe.each<[string, Kind, number, number, () => ReturnType<typeof invite>, number]>([
  ["invitations", "invitations", 100, 60, () => invite(`${crypto.randomUUID()}@example.org`), 201],
  ["checks of names", "uniquenessChecks", 300, 5, check("apps/is_app_name_unique?appName=A"), 200],
  ["checks of addresses", "uniquenessChecks", 300, 5, check("users/is_email_unique?email=a@b.de"), 200],
])("%s of an administrator", (_title, kind, max, minutes, call, status) => {
  it(`are refused after ${max}, with the time to wait, until that time is over, which no call extends`, async () => {
    expect((await call()).status).toBe(status);
    await reach(platform(), kind, max);
    const refused = await call();
    expectToWait(refused, minutes);
    expect(refused.body).toMatchObject({ _tag: "TooManyRequests", status: 429 });
    await endWindows(platform(), 9);
    await reach(platform(), kind, max - 1);
    expect((await call()).status).toBe(status);
    for (const { headers } of [await call(), await call()])
      expect(Number(headers.get("retry-after"))).toBeLessThan(10);
    await endWindows(platform());
    expect((await call()).status).toBe(status);
  });
});

it("a repeated invitation is answered, and counts only once; a refused one creates nobody, and its key remains", async () => {
  await endWindows(platform());
  await invite("before-again@example.org");
  await reach(platform(), "invitations", 99);
  const send = () => invite("again@example.org", "key-again");
  const other = () => invite("later@example.org", "key-later");
  expect((await send()).status).toBe(201);
  expect((await other()).status).toBe(429);
  expect((await send()).status).toBe(201);
  const counted = platform().sql`select counted from limited_attempts where key like 'invitations:%'`;
  expect(await Effect.runPromise(counted)).toEqual([{ counted: 100 }]);
  await endWindows(platform());
  expect((await other()).status).toBe(201);
});

it("the limit of one administrator does not affect another", async () => {
  const { sql, issue } = platform();
  const other = { ...administrator, id: "adm_bea", email_key: "bea@example.org" };
  await Effect.runPromise(sql`insert into administrators ${sql.insert(other)}`);
  await check("apps/is_app_name_unique?appName=A")();
  await reach(platform(), "uniquenessChecks", 300);
  const answer = await platform().call("GET", "/api/v1/apps/is_app_name_unique?appName=A", {
    headers: { authorization: `Bearer ${await issue(other.id)}` },
  });
  expect(answer.status).toBe(200);
});
