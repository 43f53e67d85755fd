/** Chooses the smallest available encoding that the client accepts. */
import Negotiator from "negotiator";

export type Encoding = "br" | "gzip";

export const chooseEncoding = (
  acceptEncoding: string | undefined,
  available: ReadonlyArray<Encoding>,
): Encoding | undefined => {
  const accepted = new Negotiator({ headers: { "accept-encoding": acceptEncoding ?? "" } }).encodings();
  return (["br", "gzip"] as const).find(
    (encoding) => available.includes(encoding) && accepted.includes(encoding),
  );
};
