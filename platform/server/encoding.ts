/** Content encodings: which one a client gets, and how content is compressed. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";

export type Encoding = "br" | "gzip";

/** The smallest available encoding that the client accepts. */
export const chooseEncoding = (
  acceptEncoding: string | undefined,
  available: ReadonlyArray<Encoding>,
): Encoding | undefined => {
  const accepted = new Negotiator({ headers: { "accept-encoding": acceptEncoding ?? "" } }).encodings();
  return (["br", "gzip"] as const).find(
    (encoding) => available.includes(encoding) && accepted.includes(encoding),
  );
};

/** Levels of both libraries: for content that is compressed while a caller waits, and for files. */
const levels = { fast: { br: 4, gzip: 6 }, best: { br: 11, gzip: 9 } };

export const encode = (
  content: Uint8Array,
  encoding: Encoding,
  effort: keyof typeof levels,
): Promise<Buffer> => {
  const level = levels[effort][encoding];
  if (encoding === "gzip") return promisify(gzip)(content, { level });
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: sizeHint } = constants;
  return promisify(brotliCompress)(content, { params: { [quality]: level, [sizeHint]: content.length } });
};

/** The compressed forms of a file; none that are not smaller than the content. */
export const compressedForms = async (content: Buffer): Promise<Partial<Record<Encoding, Buffer>>> => {
  const [br, gzipped] = await Promise.all([encode(content, "br", "best"), encode(content, "gzip", "best")]);
  return gzipped.length < content.length ? { br, gzip: gzipped } : {};
};
