/** A client secret as a `.env` file. */

/** Text that is safe in a comment: one line, without characters that change the text direction. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ");

const plainName = (alias: string) =>
  alias
    .normalize("NFKD")
    .replaceAll(/[^\w-]+/g, "-")
    .replaceAll(/^[-_]+|[-_]+$/g, "")
    .slice(0, 60)
    .replace(/[-_]+$/, "");

/** A name for a file about a secret, made of its alias. */
export const fileName = (alias: string, extension: string) =>
  `${plainName(alias) || "client-secret"}.${extension}`;

export const secretFile = (secret: { readonly alias: string; readonly appId: string }, token: string) => ({
  name: fileName(secret.alias, "env"),
  text: `# ${oneLine(secret.alias)}\nWELLBEING_APP_ID=${secret.appId}\nWELLBEING_CLIENT_SECRET=${token}\n`,
});
