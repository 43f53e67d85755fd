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

/** What takes turns: an IPv4 address, or an IPv6 /48, since one customer of a provider may have all of it. */
export const siteOf = (address: string): string => {
  const [first, second, third, fourth] = address.split(":");
  return fourth === undefined ? address : [first, second, third].join(":");
};

/**
 * IPv4 as sockets for both versions write it, since all such addresses have one /64. Without a zone (RFC 4007 §11), which
 * may be any text: `fe80::1%eth0`.
 */
const bare = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*/, "");

/** Some proxies add the client's port: `192.0.2.1:5678`, `[2001:db8::1]:443`. */
const withoutPort = (address: string) =>
  address.replace(/^\[(.*)\](?::\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1");

const forwardedIn = ({ headers }: IncomingMessage) =>
  [headers["x-forwarded-for"] ?? []].flat().join().split(",").filter(Boolean);

const seenIn = (entry: string) => bare(withoutPort(entry.trim()));

/** Each proxy adds the address that it saw, so the last one that is not a trusted proxy is the client's. */
export const fullAddresses = Effect.map(
  PlatformConfig,
  ({ trustedProxies }) =>
    (req: IncomingMessage): string => {
      let client = bare(req.socket.remoteAddress ?? "");
      for (const seen of forwardedIn(req).toReversed()) {
        const address = seenIn(seen);
        if (!isAmong(trustedProxies, client) || isIP(address) === 0) break;
        client = address;
      }
      return client;
    },
);

/**
 * Warns once of a peer that forwards an address and is not trusted, or that forwards what is none: if it is the
 * operator's proxy, everybody behind it shares one limit, which a stranger can use up.
 */
export const proxyWarning = Effect.gen(function* () {
  const { trustedProxies } = yield* PlatformConfig;
  const run = Runtime.runFork(yield* Effect.runtime());
  let isGiven = false;
  return (req: IncomingMessage): void => {
    const peer = bare(req.socket.remoteAddress ?? "");
    const last = forwardedIn(req).at(-1);
    if (isGiven || last === undefined) return;
    const isTrusted = isAmong(trustedProxies, peer);
    if (isTrusted && isIP(seenIn(last)) > 0) return;
    isGiven = true;
    const fault = isTrusted ? "without an address" : "but is not in PLATFORM_TRUSTED_PROXIES";
    run(
      Effect.logWarning(
        `${peer} sends X-Forwarded-For, ${fault}: if it is your proxy, one stranger can close the sign-in for everybody behind it`,
      ),
    );
  };
});

export const clientAddresses = Effect.map(
  fullAddresses,
  (addressOf) => (req: IncomingMessage) => network(addressOf(req)),
);
