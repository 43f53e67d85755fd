import { expect, it } from "vitest";
import { compressedForms } from "#platform/server/encoding.ts";
import { callWith, signIn } from "#test/support/signIn.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const platform = testPlatform();

const appsAs = async (acceptEncoding: string) => {
  const { origin, run, sql } = platform();
  await run(sql`insert into apps (id, name, name_key, status)
    select 'app_' || i, 'App ' || i, 'app ' || i, 'enabled' from generate_series(1, 300) i on conflict do nothing`);
  const headers = { "accept-encoding": acceptEncoding };
  const response = await callWith(await signIn(origin), "apps?page=0&size=10000", { headers });
  return { headers: Object.fromEntries(response.headers), text: await response.text() };
};

it.each(["br", "gzip"])("a long answer of the API is compressed by %s without loss", async (encoding) => {
  const plain = await appsAs("identity");
  const { headers, text } = await appsAs(encoding);
  expect(headers).toMatchObject({
    "content-encoding": encoding,
    vary: "Accept-Encoding",
    "content-type": "application/json",
    "cache-control": "no-store",
    etag: `W/${plain.headers["etag"]}`,
  });
  expect(Number(headers["content-length"])).toBeLessThan(text.length / 5);
  expect(text).toBe(plain.text);
  expect(plain.headers).not.toHaveProperty("content-encoding");
  expect(plain.headers["vary"]).toBe("Accept-Encoding");
});

it("a file that compression makes no smaller has no compressed forms", async () => {
  expect(await compressedForms(Buffer.from("x"))).toEqual({});
});

it("a long refusal is compressed, and stays a refusal", async () => {
  const body = JSON.stringify(Object.fromEntries(Array.from({ length: 100 }, (_, index) => [index, ""])));
  const init = { method: "POST", body, headers: { "accept-encoding": "gzip" } };
  const { status, headers } = await callWith(await signIn(platform().origin), "apps", init);
  expect([status, headers.get("content-encoding")]).toEqual([422, "gzip"]);
});
