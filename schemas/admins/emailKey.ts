/** When two addresses are one mailbox: on the platform, which decides, and in lists of people, which warn early. */
import { Url } from "@effect/platform";
import { Either } from "effect";
import { uniqueKey } from "../uniqueKey.ts";

/** Ignores what `uniqueKey` ignores, and the spelling of the domain: `exämple.org`, `xn--exmple-cua.org` (UTS #46). */
export const emailKey = (email: string): string => {
  const [, mailbox = "", domain = ""] = /^(.*@)(.*)$/s.exec(email) ?? [];
  return Url.fromString(`http://${domain.trim()}`).pipe(
    Either.match({
      onLeft: () => uniqueKey(email),
      onRight: ({ hostname }) => `${uniqueKey(mailbox)}${hostname}`,
    }),
  );
};
