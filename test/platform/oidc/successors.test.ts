import { describe, expect, it } from "vitest";
import { refresh, refreshByGet, signIn, statusOfCall, tokensOf } from "#test/support/signIn.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const overlap = 60;
const platform = testPlatform({ lifetimes: { rotationOverlap: overlap } });

/** Moves all uses into the past. */
const wait = (seconds: number) => {
  const { run, sql } = platform();
  return run(sql`update oidc_artifacts set consumed_at = consumed_at - make_interval(secs => ${seconds})`);
};
const waitForOverlap = () => wait(overlap + 1);

describe("a refresh token that is used twice within the overlap", () => {
  it("gets the existing successor, also from another instance, and new access tokens that work", async () => {
    const { origin, restart } = platform();
    const { refresh_token } = await signIn(origin);
    const first = await tokensOf(await refresh(origin, refresh_token));
    await restart();
    const second = await tokensOf(await refreshByGet(origin, refresh_token));
    expect(second.refresh_token).toBe(first.refresh_token);
    expect(second.access_token).not.toBe(first.access_token);
    expect(await Promise.all([first, second].map((tokens) => statusOfCall(origin, tokens)))).toEqual([
      200, 200,
    ]);
  });

  it("leaves a single chain: a thief is detected when the successor is used again", async () => {
    const { origin } = platform();
    const { refresh_token } = await signIn(origin);
    const owner = await tokensOf(await refresh(origin, refresh_token));
    const thief = await tokensOf(await refresh(origin, refresh_token));
    await waitForOverlap();
    const next = await tokensOf(await refresh(origin, owner.refresh_token));
    await waitForOverlap();
    expect((await refresh(origin, thief.refresh_token)).status).toBe(400);
    expect((await refresh(origin, next.refresh_token)).status).toBe(400);
    expect(await statusOfCall(origin, next)).toBe(401);
  });

  it("does not prolong the overlap, which begins with the first use", async () => {
    const { origin } = platform();
    const { refresh_token } = await signIn(origin);
    const owner = await tokensOf(await refresh(origin, refresh_token));
    await wait(overlap * 0.9);
    expect((await refresh(origin, refresh_token)).status).toBe(200);
    await wait(overlap * 0.9);
    expect((await refresh(origin, refresh_token)).status).toBe(400);
    expect(await statusOfCall(origin, owner)).toBe(401);
  });

  it("gets a successor that counts as used if it was used before", async () => {
    const { origin } = platform();
    const { refresh_token } = await signIn(origin);
    const first = await tokensOf(await refresh(origin, refresh_token));
    const next = await tokensOf(await refresh(origin, first.refresh_token));
    const late = await tokensOf(await refresh(origin, refresh_token));
    expect(late.refresh_token).toBe(first.refresh_token);
    expect((await tokensOf(await refresh(origin, late.refresh_token))).refresh_token).toBe(
      next.refresh_token,
    );
  });
});

it("a refresh token is not used up by a refresh that stored no successor", async () => {
  const { origin, run, sql } = platform();
  const { refresh_token } = await signIn(origin);
  const lost = await tokensOf(await refresh(origin, refresh_token));
  const [{ id } = { id: "" }] = await run(
    sql<{ id: string }>`select successor_id as id from oidc_artifacts where successor_id is not null
      order by consumed_at desc limit 1`,
  );
  await run(sql`delete from oidc_artifacts where id = ${id}`);
  await waitForOverlap();
  const again = await tokensOf(await refresh(origin, refresh_token));
  expect(again.refresh_token).toBe(lost.refresh_token);
  expect(await statusOfCall(origin, again)).toBe(200);
});

it("successors of different tokens differ, and so do those of different platforms", async () => {
  const { origin, run, sql, restart } = platform();
  const { refresh_token } = await signIn(origin);
  const first = await tokensOf(await refresh(origin, refresh_token));
  const next = await tokensOf(await refresh(origin, first.refresh_token));
  expect(new Set([refresh_token, first.refresh_token, next.refresh_token]).size).toBe(3);
  await run(sql`delete from oidc_keys where name = 'successors'`);
  await restart();
  const other = await tokensOf(await refresh(origin, refresh_token));
  expect(other.refresh_token).not.toBe(first.refresh_token);
});
