/** The compressed forms of a file, at the highest level. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Leaves out forms that are not smaller than the content. */
export const compressedForms = async (
  content: Buffer,
): Promise<{ readonly br?: Buffer; readonly gzip?: Buffer }> => {
  const [gzipped, br] = await Promise.all([
    promisify(gzip)(content, { level: 9 }),
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  ]);
  return gzipped.length < content.length ? { br, gzip: gzipped } : {};
};
