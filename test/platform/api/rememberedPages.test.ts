import { Effect } from "effect";
import { beforeAll, describe, expect, it } from "vitest";
import { platformApi } from "#test/support/platformApi.ts";

const platform = platformApi();

const list = (headers: Record<string, string> = {}) => platform().call("GET", "/api/v1/apps", { headers });

/** Writes like another instance on the same database: this process is not notified. */
const insert = (name: string) => {
  const { sql } = platform();
  return sql`insert into apps ${sql.insert({ id: `app_${name}`, name, name_key: name })}`;
};

const namesIn = ({ body }: Awaited<ReturnType<typeof list>>) =>
  body.content.map(({ name }: { name: string }) => name);

beforeAll(() => Effect.runPromise(insert("first")));

describe("a list that the caller already has", () => {
  it.each([
    ["as it was sent", (etag: string) => etag],
    ["weakened by a proxy", (etag: string) => `W/${etag}`],
    ["among others", (etag: string) => `"other", ${etag}`],
    ["as any", () => "*"],
  ])("is answered by 304 without a body when its ETag comes back %s", async (_title, sent) => {
    const { status, headers } = await list();
    expect(status).toBe(200);
    const etag = headers.get("etag") ?? "none";
    const again = await list({ "if-none-match": sent(etag) });
    expect([again.status, again.body, again.headers.get("etag")]).toEqual([304, undefined, etag]);
    expect((await list({ "if-none-match": '"other"' })).status).toBe(200);
  });

  it("is sent again after a write of another instance, an edit and a deletion", async () => {
    const { sql } = platform();
    const writes = [
      insert("second"),
      sql`update apps set name = 'renamed', name_key = 'renamed' where id = 'app_second'`,
      sql`delete from apps where id = 'app_second'`,
    ];
    const seen = [];
    for (const write of writes) {
      const etag = (await list()).headers.get("etag") ?? "none";
      await Effect.runPromise(write);
      const answer = await list({ "if-none-match": etag });
      seen.push([answer.status, answer.status === 200 && namesIn(answer)]);
    }
    expect(seen).toEqual([
      [200, ["first", "second"]],
      [200, ["first", "renamed"]],
      [200, ["first"]],
    ]);
  });
});
