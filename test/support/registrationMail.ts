/** Finds the registration link in an encoded mail. */

const softBreak = /=\r?\n/g;
const encoded = /=([\dA-F]{2})/g;

/** Quoted-printable (RFC 2045, 6.7). */
export const decoded = (mail: string): string =>
  Buffer.from(
    mail.replaceAll(softBreak, "").replaceAll(encoded, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");

export const linksIn = (mail: string): ReadonlyArray<string> => [
  ...new Set(decoded(mail).match(/https?:\/\/[^\s"<>]+\/oidc\/registration\/[\w-]+/g)),
];

export const linkIn = (mail: string): string => {
  const [link] = linksIn(mail);
  if (link === undefined) throw new Error(`The mail has no link:\n${decoded(mail)}`);
  return link;
};
