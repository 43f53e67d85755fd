/** Writes the compressed forms of a file beside it. */
import { readFile, writeFile } from "node:fs/promises";
import { compressedForms } from "#platform/server/encoding.ts";

export const writeCompressed = async (path: string): Promise<void> => {
  const { br, gzip } = await compressedForms(await readFile(path));
  if (br) await writeFile(`${path}.br`, br);
  if (gzip) await writeFile(`${path}.gz`, gzip);
};
