import { Agent, request } from "node:http";
import { expect, it } from "vitest";
import { signIn } from "#test/support/signIn.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const platform = testPlatform();

const headersOfCaller = async () => {
  const { access_token } = await signIn(platform().origin);
  return { authorization: `Bearer ${access_token}`, "content-type": "application/json" };
};

/** A body of that many bytes without Content-Length. */
const streamed = (bytes: number) =>
  new ReadableStream({
    start(controller) {
      const body = Buffer.from(`{"name": "Streamed"}`.padEnd(bytes));
      for (let sent = 0; sent < bytes; sent += 1024) controller.enqueue(body.subarray(sent, sent + 1024));
      controller.close();
    },
  });

it("a body of exactly 64 KiB is accepted, and one byte more is refused", async () => {
  const { origin } = platform();
  const headers = await headersOfCaller();
  const post = async (bytes: number) => {
    const body = `{"name": "Size ${bytes}"}`.padEnd(bytes);
    return (await fetch(`${origin}/api/v1/apps`, { method: "POST", headers, body })).status;
  };
  expect(await post(64 * 1024)).toBe(201);
  expect(await post(64 * 1024 + 1)).toBe(422);
});

it("a body whose Content-Length is above 64 KiB is refused before it arrives", async () => {
  const { origin } = platform();
  const headers = { ...(await headersOfCaller()), "content-length": 64 * 1024 + 1 };
  const status = await new Promise((resolve, reject) => {
    const sent = request(`${origin}/api/v1/apps`, { method: "POST", headers });
    sent.on("response", (response) => {
      resolve(response.statusCode);
      sent.destroy();
    });
    sent.on("error", reject);
    sent.flushHeaders();
  });
  expect(status).toBe(422);
});

it("a caller who is not signed in gets 401 before the body arrives, and the connection stays usable", async () => {
  const { origin } = platform();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const post = (length: number, sent: Buffer) =>
    new Promise((resolve, reject) => {
      const headers = { "content-type": "application/json", "content-length": length };
      const call = request(`${origin}/api/v1/apps`, { method: "POST", agent, headers });
      call.on("response", (response) => {
        call.end(sent);
        response.resume().on("end", () => resolve(response.statusCode));
      });
      call.on("error", reject);
      call.flushHeaders();
    });
  expect(await post(1_000_000, Buffer.alloc(1_000_000))).toBe(401);
  expect(await post(2, Buffer.from("{}"))).toBe(401);
  agent.destroy();
});

it("a body above 64 KiB is refused also without Content-Length", async () => {
  const { origin } = platform();
  const headers = await headersOfCaller();
  const post = (bytes: number) => {
    const init = {
      method: "POST",
      headers,
      body: streamed(bytes),
      duplex: "half", // fetch asks for it; the DOM's types do not know it
    };
    return fetch(`${origin}/api/v1/apps`, init);
  };
  expect((await post(64 * 1024)).status).toBe(201);
  for (const bytes of [64 * 1024 + 1, 500 * 1024, 5000 * 1024]) {
    const refused = await post(bytes);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ _tag: "Invalid", issues: [{ path: "" }] });
  }
});
