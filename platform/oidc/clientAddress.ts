/** The network address of a client, and the part of it under which attempts are counted. */
import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";
import { Effect, Runtime } from "effect";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { isAmong } from "#platform/server/networks.ts";

/** The /64 prefix of an IPv6 address, since one subscriber usually has all of its addresses. */
const network = (address: string) => {
  if (!isIPv6(address)) return address;
  const groupsOf = (part = "") => part.split(":").filter(Boolean);
  const [before, after] = address.split("::");
  const head = groupsOf(before);
  const tail = groupsOf(after);
  const zeros = Array<string>(8 - head.length - tail.length).fill("0");
  return [...head, ...zeros, ...tail].slice(0, 4).join(":");
};

/** The address, after the /48 and /56 of an IPv6 /64: networks that one customer of a provider may have. */
export const networksOfClient = (address: string): ReadonlyArray<string> => {
  const [first, second, third, fourth] = address.split(":");
  if (fourth === undefined) return [address];
  const site = [first, second, third].join(":");
  return [site, `${site}/${Number.parseInt(fourth, 16) >> 8}`, address];
};

/** IPv4 as sockets for both versions write it. All such addresses have one /64. */
const withoutMapping = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

/** Each proxy adds the address that it saw, so the last one that is not a trusted proxy is the client's. */
export const fullAddresses = Effect.map(
  PlatformConfig,
  ({ trustedProxies }) =>
    (req: IncomingMessage): string => {
      const forwarded = [req.headers["x-forwarded-for"] ?? []].flat().join().split(",").filter(Boolean);
      let client = withoutMapping(req.socket.remoteAddress ?? "");
      for (const seen of forwarded.toReversed()) {
        const address = withoutMapping(seen.trim());
        if (!isAmong(trustedProxies, client) || isIP(address) === 0) break;
        client = address;
      }
      return client;
    },
);

/**
 * Warns once of a peer that forwards an address and is not trusted: if it is the operator's proxy, everybody behind it
 * shares one limit, which a stranger can use up.
 */
export const proxyWarning = Effect.gen(function* () {
  const { trustedProxies } = yield* PlatformConfig;
  const run = Runtime.runFork(yield* Effect.runtime());
  let isGiven = false;
  return (req: IncomingMessage): void => {
    const peer = withoutMapping(req.socket.remoteAddress ?? "");
    if (isGiven || req.headers["x-forwarded-for"] === undefined || isAmong(trustedProxies, peer)) return;
    isGiven = true;
    run(
      Effect.logWarning(
        `${peer} sends X-Forwarded-For, but is not in PLATFORM_TRUSTED_PROXIES: if it is your proxy, one stranger can close the sign-in for everybody behind it`,
      ),
    );
  };
});

export const clientAddresses = Effect.map(
  fullAddresses,
  (addressOf) => (req: IncomingMessage) => network(addressOf(req)),
);
