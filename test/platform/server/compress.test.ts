import { HttpServerRequest, HttpServerResponse } from "@effect/platform";
import { Effect } from "effect";
import { expect, it } from "vitest";
import { compress } from "#platform/server/compress.ts";
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

it("compression turns an ETag into a weak one, and leaves a short answer as it is", async () => {
  const headers = { "accept-encoding": "gzip" };
  const request = HttpServerRequest.fromWeb(new Request("http://platform.test", { headers }));
  const answer = (text: string) =>
    compress(request, HttpServerResponse.text(text, { status: 201, headers: { etag: '"7"' } }));
  const long = await Effect.runPromise(answer("x".repeat(2000)));
  expect(long.status).toBe(201);
  expect(long.headers).toMatchObject({ etag: 'W/"7"', "content-encoding": "gzip" });
  const short = await Effect.runPromise(answer("x"));
  expect(short.headers).toMatchObject({ etag: '"7"' });
  expect(short.headers).not.toHaveProperty("content-encoding");
});
