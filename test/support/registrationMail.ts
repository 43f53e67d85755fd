/** Waits for mails, and finds the registration links in them. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";

const softBreak = /=\r?\n/g;
const encoded = /=([\dA-F]{2})/g;

/** Quoted-printable (RFC 2045, 6.7). */
export const decoded = (mail: string): string =>
  Buffer.from(
    mail.replaceAll(softBreak, "").replaceAll(encoded, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");

/** The mail to an administrator, once it is there. */
export const mailTo = async (id: string, dataDir: string) => {
  const read = () => readFile(join(dataDir, "mails", `${id}.eml`), "utf8").catch(() => "");
  await expect.poll(read).not.toBe("");
  return read();
};

export const linksIn = (mail: string): ReadonlyArray<string> => [
  ...new Set(decoded(mail).match(/https?:\/\/[^\s"<>]+\/oidc\/registration\/[\w-]+/g)),
];

export const linkIn = (mail: string): string => {
  const [link] = linksIn(mail);
  if (link === undefined) throw new Error(`The mail has no link:\n${decoded(mail)}`);
  return link;
};
