/** The mails that the platform writes where no SMTP server is set. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** Without quoted-printable's soft line breaks (RFC 2045, 6.7); a link has no character that is encoded. */
const unwrapped = (mail: string) => mail.replaceAll(/=\r?\n/g, "");

/** The link of the registration notification to this address. */
export const registrationLink = async (dataDir: string, email: string): Promise<string> => {
  const folder = join(dataDir, "mails");
  const find = async () => {
    // A mail has its name when it is whole.
    const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(".eml"));
    const mails = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
    const mail = mails.find((text) => text.includes(email)) ?? "";
    return /http:\S+\/oidc\/registration\/[\w-]+/.exec(unwrapped(mail))?.[0] ?? "";
  };
  await expect.poll(find).not.toBe("");
  return find();
};
