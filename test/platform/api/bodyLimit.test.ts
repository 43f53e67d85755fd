import { expect, it } from "vitest";
import { signIn } from "#test/support/signIn.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const platform = testPlatform();

/** A body without Content-Length. */
const streamed = (bytes: number) =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from(`{"name": "`));
      for (let sent = 0; sent < bytes; sent += 1024) controller.enqueue(Buffer.alloc(1024, " "));
      controller.enqueue(Buffer.from(`Streamed"}`));
      controller.close();
    },
  });

it("a body above 64 KiB is refused also without Content-Length", async () => {
  const { origin } = platform();
  const { access_token } = await signIn(origin);
  const post = (bytes: number) => {
    const init = {
      method: "POST",
      headers: { authorization: `Bearer ${access_token}`, "content-type": "application/json" },
      body: streamed(bytes),
      duplex: "half", // fetch asks for it; the DOM's types do not know it
    };
    return fetch(`${origin}/api/v1/apps`, init);
  };
  expect((await post(63 * 1024)).status).toBe(201);
  for (const kib of [65, 500, 5000]) {
    const refused = await post(kib * 1024);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ _tag: "Invalid", issues: [{ path: "" }] });
  }
});
