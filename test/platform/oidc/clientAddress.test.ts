import { Effect } from "effect";
import { expect, it } from "vitest";
import { clientAddresses, proxyWarning } from "#platform/oidc/clientAddress.ts";
import { exchangeFrom } from "#test/support/exchangeFrom.ts";
import { loggedTo } from "#test/support/loggedTo.ts";
import { testConfig } from "#test/support/testConfig.ts";

const addressOf = (peer: string, forwarded: string | undefined, proxies?: string) =>
  Effect.runPromise(
    Effect.map(clientAddresses, (addressOf) => addressOf(exchangeFrom(peer, forwarded).req)).pipe(
      Effect.provide(testConfig(proxies === undefined ? {} : { PLATFORM_TRUSTED_PROXIES: proxies })),
    ),
  );

const named = "10.0.0.0/8, 2001:db8:9::1";

it.each<[peer: string, forwarded: string | undefined, address: string, proxies?: string]>([
  ["203.0.113.9", undefined, "203.0.113.9"],
  ["::ffff:203.0.113.9", undefined, "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", undefined, "2001:db8:1:2"],
  ["2001:db8::5:6", undefined, "2001:db8:0:0"],
  ["127.0.0.1", "198.51.100.1, 203.0.113.9", "203.0.113.9"],
  ["::1", "2001:db8:1:2::9", "2001:db8:1:2"],
  ["127.0.0.1", "203.0.113.9:5678", "203.0.113.9"],
  ["127.0.0.1", "[2001:db8:1:2::9]:443", "2001:db8:1:2"],
  ["127.0.0.1", "fe80::1%a:b:c:d:e:f:g:h:i", "fe80:0:0:0"],
  ["127.0.0.1", "not an address", "127.0.0.1"],
  ["203.0.113.9", "198.51.100.1", "203.0.113.9"],
  ["10.1.2.3", "198.51.100.1, 203.0.113.9", "203.0.113.9", named],
  ["::ffff:10.1.2.3", "198.51.100.1, 203.0.113.9, 10.9.9.9", "203.0.113.9", named],
  ["10.1.2.3", "10.1.1.1", "10.1.1.1", named],
  ["11.1.2.3", "203.0.113.9", "11.1.2.3", named],
  ["127.0.0.1", "203.0.113.9", "127.0.0.1", named],
])("a request from %s, forwarded for %s, is counted under %s", async (peer, forwarded, address, proxies) => {
  expect(await addressOf(peer, forwarded, proxies)).toBe(address);
});

it.each([
  ["10.1.2.3", "203.0.113.9", "but is not in PLATFORM_TRUSTED_PROXIES"],
  ["127.0.0.1", "unknown", "without an address"],
])("a peer %s that forwards %s, %s, is named once in the log", async (peer, other, fault) => {
  const lines: Array<string> = [];
  const warned = Effect.gen(function* () {
    const warn = yield* proxyWarning;
    for (const [from, forwarded] of [
      ["127.0.0.1", "203.0.113.9"],
      [peer, undefined],
      [peer, other],
      ["10.1.2.4", "203.0.113.9"],
    ] as const) {
      warn(exchangeFrom(from, forwarded).req);
    }
    yield* Effect.sleep(0);
  });
  await Effect.runPromise(warned.pipe(Effect.provide(testConfig()), Effect.provide(loggedTo(lines))));
  expect(lines).toEqual([expect.stringMatching(`level=WARN .*${peer} sends X-Forwarded-For, ${fault}`)]);
});
