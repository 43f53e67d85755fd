/** Sets of network addresses: `192.0.2.1`, `10.0.0.0/8`, `2001:db8::/32`. */
import { BlockList, isIP } from "node:net";
import { Option } from "effect";

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** Parses addresses and networks separated by commas; none if the text contains anything else. */
export const networksOf = (text: string): Option.Option<BlockList> => {
  const networks = new BlockList();
  for (const part of text.split(",").map((each) => each.trim())) {
    const [address = "", prefix] = part.split("/");
    const version = isIP(address);
    const bits = Number(prefix ?? (version === 6 ? 128 : 32));
    const isPrefix = prefix === undefined || /^\d{1,3}$/.test(prefix);
    if (version === 0 || !isPrefix || bits > (version === 6 ? 128 : 32)) return Option.none();
    networks.addSubnet(address, bits, familyOf(address));
  }
  return Option.some(networks);
};

export const loopbackNetworks = Option.getOrThrow(networksOf("127.0.0.0/8, ::1"));

export const isAmong = (networks: BlockList, address: string): boolean =>
  isIP(address) > 0 && networks.check(address, familyOf(address));
