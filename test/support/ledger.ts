/** Writers that repeat each call, with its idempotency key, until it is acknowledged; and a ledger of the answers. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { callWith } from "./signIn.ts";

export const startWriters = (origins: ReadonlyArray<string>, access_token: string, prefix: string) => {
  const ledger = {
    /** Names of the acknowledged apps. */
    acknowledged: new Set<string>(),
    /** Answers that no repeat can change. */
    refused: Array<number>(),
  };
  const over = new AbortController();
  const register = async (name: string, writer: number) => {
    const headers = { "idempotency-key": randomUUID() };
    const call = { method: "POST", headers, body: JSON.stringify({ name }) };
    for (let attempt = writer; ; attempt++) {
      const origin = origins[attempt % origins.length] ?? "";
      const answer = await callWith({ origin, access_token }, "apps", call).catch(() => undefined);
      await answer?.text();
      if (answer?.status === 201) return ledger.acknowledged.add(name);
      if (answer !== undefined && answer.status < 500) return ledger.refused.push(answer.status);
      await pause(50);
    }
  };
  const write = async (writer: number) => {
    for (let number = 0; !over.signal.aborted; number++)
      await register(`${prefix} ${writer} ${number}`, writer);
  };
  const written = Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)));
  return {
    ledger,
    /** Resolves once `count` more calls were acknowledged, or one was refused. */
    more: async (count: number) => {
      const before = ledger.acknowledged.size;
      while (ledger.acknowledged.size < before + count && ledger.refused.length === 0) await pause(5);
    },
    /** Each writer completes its last call. */
    stop: async () => {
      over.abort();
      await written;
    },
  };
};

/** The names of the stored apps that begin with `prefix`. */
export const storedNames = async (
  origin: string,
  access_token: string,
  prefix: string,
): Promise<ReadonlyArray<string>> => {
  const answer = await callWith({ origin, access_token }, "apps?page=0&size=10000");
  if (answer.status === 503) return pause(50).then(() => storedNames(origin, access_token, prefix));
  const { content } = (await answer.json()) as { readonly content: ReadonlyArray<{ readonly name: string }> };
  return content.map(({ name }) => name).filter((name) => name.startsWith(`${prefix} `));
};
