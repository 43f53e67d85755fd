import { once } from "node:events";
import { createServer, get, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, vi } from "vitest";
import { tellOfEnd } from "#platform/server/tellOfEnd.ts";

it("whoever waits for the end of an answer is told if its client left before", async () => {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const client = get({ port, host: "localhost" }).on("error", () => {});
  const [, res] = (await once(server, "request")) as [unknown, ServerResponse];
  tellOfEnd(res);
  client.destroy();
  await once(res, "close");
  const told = vi.fn<() => void>();
  res.end("late", told);
  await expect.poll(() => told.mock.calls).toHaveLength(1);
  server.close();
});
