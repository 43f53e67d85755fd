import { once } from "node:events";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { beforeAll, expect, it } from "vitest";
import { callWith, signIn, type Tokens } from "#test/support/signIn.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const platform = testPlatform();
const limit = 64 * 1024;

let tokens: Tokens;
beforeAll(async () => {
  tokens = await signIn(platform().origin);
});

/** A call of somebody who is signed in. */
const post = (body: string | ReadableStream) => {
  // fetch asks for `duplex`; the DOM's types do not know it.
  const init = { method: "POST", body, duplex: "half" };
  return callWith(tokens, "apps", init);
};

type Options = { agent?: Agent; headers?: Readonly<Record<string, string>> };

/** The status that is answered to the head alone; the body follows. */
const answered = (length: number, sent: Buffer, { agent, headers = {} }: Options = {}) =>
  new Promise((resolve, reject) => {
    const all = { "content-type": "application/json", "content-length": length, ...headers };
    const call = request(`${platform().origin}/api/v1/apps`, { method: "POST", agent, headers: all });
    call.on("response", (response) => {
      call.end(sent);
      response.resume().on("end", () => resolve(response.statusCode));
    });
    call.on("error", reject);
    call.flushHeaders();
  });

/** A body of that many bytes without Content-Length. */
const streamed = (bytes: number) =>
  new ReadableStream({
    start(controller) {
      const body = Buffer.from(`{"name": "Streamed"}`.padEnd(bytes));
      for (let sent = 0; sent < bytes; sent += 1024) controller.enqueue(body.subarray(sent, sent + 1024));
      controller.close();
    },
  });

it("a body whose Content-Length is above 64 KiB is refused before it arrives", async () => {
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  expect(await answered(limit + 1, Buffer.alloc(limit + 1), { headers })).toBe(422);
});

it("a caller who is not signed in gets 401 before the body arrives, and the connection stays usable", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await answered(1_000_000, Buffer.alloc(1_000_000), { agent })).toBe(401);
  expect(await answered(2, Buffer.from("{}"), { agent })).toBe(401);
  agent.destroy();
});

it("a body of exactly 64 KiB is accepted, one above it refused, also without Content-Length", async () => {
  for (const body of [`{"name": "Just"}`.padEnd(limit), streamed(limit)])
    expect((await post(body)).status).toBe(201);
  for (const bytes of [limit + 1, 500 * 1024, 5000 * 1024]) {
    const refused = await post(streamed(bytes));
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ _tag: "Invalid", issues: [{ path: "" }] });
  }
  // The rest of it is received, so that the connection does not break before the answer is read.
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const call = request(`${platform().origin}/api/v1/apps`, { method: "POST", headers });
  call.write(Buffer.alloc(20_000_000));
  await once(call.end(), "finish");
});

it("bodies that do not arrive keep no turns from other calls", async () => {
  const { port } = new URL(tokens.origin);
  const head = `POST /api/v1/styles HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${tokens.access_token}\r\n`;
  const slow = Array.from({ length: 3 }, () => connect(Number(port), "localhost"));
  for (const client of slow) client.write(`${head}content-length: 9\r\n\r\n{`);
  await setTimeout(200);
  const { status } = await callWith(tokens, "styles");
  for (const client of slow) client.destroy();
  expect(status).toBe(200);
});
