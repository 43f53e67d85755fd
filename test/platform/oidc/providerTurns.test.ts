/** The provider's requests wait for their turn, which comes by the network, and answer 503 only when the queue is full. */
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { Effect } from "effect";
import { expect, it } from "vitest";
import { providerTurns } from "#platform/oidc/providerTurns.ts";
import { testConfig } from "#test/support/testConfig.ts";

const exchange = (remoteAddress: string) => {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: remoteAddress });
  const req = new IncomingMessage(socket);
  return { req, res: new ServerResponse(req) };
};

it("four are answered at once, networks take turns, and whoever has left is skipped", async () => {
  const { inTurn } = await Effect.runPromise(Effect.provide(providerTurns, testConfig()));
  const began: Array<string> = [];
  const ends: Array<() => void> = [];
  const ask = (address: string, name: string) => {
    const { req, res } = exchange(address);
    inTurn(req, res, () => {
      began.push(name);
      return new Promise<void>((resolve) => {
        ends.push(resolve);
      });
    });
    return res;
  };
  const crowd = Array.from({ length: 8 }, (_, index) => ask("192.0.2.1", `crowd ${index}`));
  ask("192.0.2.9", "another");
  await setTimeout(10);
  expect(began).toEqual(["crowd 0", "crowd 1", "crowd 2", "crowd 3"]);
  crowd[5]?.destroy();
  while (began.length < 8) {
    ends.shift()?.();
    await setTimeout(1);
  }
  expect(began.slice(4)).toEqual(["crowd 4", "another", "crowd 6", "crowd 7"]);
});

it("a full queue answers 503", async () => {
  const { inTurn } = await Effect.runPromise(Effect.provide(providerTurns, testConfig()));
  const answers = Array.from({ length: 1005 }, () => {
    const { req, res } = exchange("192.0.2.1");
    inTurn(req, res, () => new Promise(() => {}));
    return res;
  });
  await setTimeout(10);
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused).toHaveLength(1);
});
