import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { clientAddress } from "#platform/oidc/clientAddress.ts";

const requestFrom = (remoteAddress: string, forwarded?: string) => {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: remoteAddress });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers["x-forwarded-for"] = forwarded;
  return request;
};

it.each([
  ["203.0.113.9", undefined, "203.0.113.9"],
  ["::ffff:203.0.113.9", undefined, "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", undefined, "2001:db8:1:2"],
  ["2001:db8::5:6", undefined, "2001:db8:0:0"],
  ["::1", undefined, "0:0:0:0"],
  ["127.0.0.1", "198.51.100.1, 203.0.113.9", "203.0.113.9"],
  ["::1", "2001:db8:1:2::9", "2001:db8:1:2"],
  ["::1", "::ffff:203.0.113.9", "203.0.113.9"],
  ["127.0.0.1", "not an address", "127.0.0.1"],
  ["203.0.113.9", "198.51.100.1", "203.0.113.9"],
])("a request from %s, forwarded for %s, is counted under %s", (peer, forwarded, address) => {
  expect(clientAddress(requestFrom(peer, forwarded))).toBe(address);
});
