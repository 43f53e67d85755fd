/** Reads the mails that the platform writes when no SMTP server is set. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** Removes quoted-printable's soft line breaks (RFC 2045, 6.7). Links contain no encoded characters. */
const unwrapped = (mail: string) => mail.replaceAll(/=\r?\n/g, "");

/** The link in the newest mail to this address, once it is not `former`. */
export const registrationLink = async (dataDir: string, email: string, former = ""): Promise<string> => {
  const folder = join(dataDir, "mails");
  const find = async () => {
    // The platform renames a mail when it is completely written.
    const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(".eml"));
    const mails = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
    const mail = mails.find((text) => text.includes(email)) ?? "";
    const link = /http:\S+\/oidc\/registration\/[\w-]+/.exec(unwrapped(mail))?.[0] ?? "";
    return link === former ? "" : link;
  };
  await expect.poll(find).not.toBe("");
  return find();
};
