/** The network address under which attempts are counted. */
import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";

/** The /64 prefix of an IPv6 address, since one subscriber usually has all of its addresses. */
const network = (address: string) => {
  if (!isIPv6(address)) return address;
  const groupsOf = (part = "") => part.split(":").filter(Boolean);
  const [before, after] = address.split("::");
  const [head, tail] = [groupsOf(before), groupsOf(after)];
  const zeros = Array<string>(8 - head.length - tail.length).fill("0");
  return [...head, ...zeros, ...tail].slice(0, 4).join(":");
};

/** IPv4 as sockets for both versions write it. All such addresses have one /64. */
const withoutMapping = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

const isLoopback = (address: string) => address === "::1" || address.startsWith("127.");

/** Behind a proxy on this machine: the last forwarded address, which is the one that the proxy saw itself. */
export const clientAddress = (req: IncomingMessage): string => {
  const peer = withoutMapping(req.socket.remoteAddress ?? "");
  const forwarded = req.headers["x-forwarded-for"];
  const seen = isLoopback(peer) ? [forwarded].flat().at(-1)?.split(",").at(-1)?.trim() : undefined;
  if (seen === undefined || isIP(seen) === 0) return network(peer);
  return network(withoutMapping(seen));
};
