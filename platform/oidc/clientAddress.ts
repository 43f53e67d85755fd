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

const isLoopback = (address: string) => address === "::1" || address.startsWith("127.");

/** Behind a proxy on this machine: the last forwarded address, which is the one that the proxy saw itself. */
export const clientAddress = (req: IncomingMessage): string => {
  const peer = (req.socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  const forwarded = req.headers["x-forwarded-for"];
  const seen = isLoopback(peer) ? [forwarded].flat().at(-1)?.split(",").at(-1)?.trim() : undefined;
  return network(seen !== undefined && isIP(seen) > 0 ? seen : peer);
};
