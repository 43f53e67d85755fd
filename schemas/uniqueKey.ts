/** When two names or addresses count as the same: on the platform, which decides, and in forms, which warn early. */

import { Url } from "@effect/platform";
import { Either } from "effect";

/**
 * Equal for texts that only differ in case, Unicode form, invisible characters (NFKC_Casefold, UAX #44), outer spaces or
 * the number of spaces between words.
 */
export const uniqueKey = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
    // Lower case first: it turns ẞ into ß, which upper case turns into SS.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize("NFKC")
    .replaceAll(/\s+/gu, " ")
    .trim();

/** Also equal for both spellings of a mailbox's domain, such as `exämple.org` and `xn--exmple-cua.org` (UTS #46). */
export const emailKey = (email: string): string => {
  const [, mailbox = "", domain = ""] = /^(.*@)(.*)$/s.exec(email) ?? [];
  return Url.fromString(`http://${domain.trim()}`).pipe(
    Either.match({
      onLeft: () => uniqueKey(email),
      onRight: ({ hostname }) => `${uniqueKey(mailbox)}${hostname}`,
    }),
  );
};
