/** Which of the encodings that there are is sent: the smallest that the client takes. */
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
