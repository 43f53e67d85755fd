/** Invitation of another administrator. */
import { Schema } from "effect";
import { problem } from "../problems.ts";
import { hasUnprintable, maxLength, required, Trimmed, TypedText } from "../scalars.ts";

export const personNameMaxLength = 100;
/** RFC 5321 §4.5.3.1.3 allows 254 characters. */
export const emailMaxLength = 254;

// The WHATWG pattern, but the domain needs a dot, and both sides may have letters and marks of every script (RFC 6531).
// A function, since its sets of characters take the browser 3 ms to read, and the console starts with this module.
const emailPattern = () =>
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)+$/u;

export const isEmail = (text: string): boolean =>
  text.length <= emailMaxLength &&
  text.indexOf("@") <= 64 &&
  !hasUnprintable(text) &&
  emailPattern().test(text) &&
  !/^\.|\.\.|\.@/.test(text);

/** Whether a part mixes alphabets with letters that look alike, as in `аda@example.org` with a Cyrillic а. */
export const mixesAlphabets = (email: string): boolean =>
  email
    .split(/[@.]/)
    .some((part) =>
      [/\p{Script=Latin}/u, /\p{Script=Cyrillic}|\p{Script=Greek}/u].every((alphabet) => alphabet.test(part)),
    );

export const Email = Trimmed(
  [
    required,
    maxLength(emailMaxLength),
    { check: { code: "email" }, expected: "must be an email address", isMet: isEmail },
  ],
  { type: "string", format: "email", minLength: 1, maxLength: emailMaxLength },
  (fc) => fc.emailAddress(),
).annotations({
  description: `Email address, 1 to ${emailMaxLength} characters after trimming; unique without regard to case, Unicode form and the spelling of its domain (IDNA)`,
  examples: ["grace@example.org"],
});

/**
 * Mail programs make a link of what looks like an address, and strangers may send the mail in the platform's name. Full
 * stops of other scripts end a part of a domain, too (UTS #46 §2.3). Case means nothing in it, except that of "Dr.Ada".
 */
const noLink = {
  check: { code: "noLink" },
  expected: "must have no link and no markup",
  isMet: (name: string) =>
    !/[<>@]|:\/\/|[Ww]{3}[.。]|[\p{L}\p{N}-]{2}[.。](?:\p{Ll}{2}|\p{Lu}{2})|[.。]\S*\//u.test(
      name.normalize("NFKC"),
    ),
} as const;

export const AdminInvitation = Schema.Struct({
  firstName: TypedText(personNameMaxLength, 1, noLink).annotations({
    description: `First name, 1 to ${personNameMaxLength} characters after trimming and with runs of spaces as one, without a link and markup`,
    examples: ["Grace"],
  }),
  lastName: TypedText(personNameMaxLength, 1, noLink).annotations({
    description: `Last name, 1 to ${personNameMaxLength} characters after trimming and with runs of spaces as one, without a link and markup`,
    examples: ["Sommer"],
  }),
  email: Email,
}).annotations({
  identifier: "AdminInvitation",
  description: "The person to invite as an administrator",
  parseOptions: { onExcessProperty: "error", errors: "all" },
});
export type AdminInvitation = typeof AdminInvitation.Type;

/** An administrator or an invited person already has this address. */
export class EmailTaken extends problem("EmailTaken", {
  status: 409,
  title: "Email address taken",
  description: "An administrator or an invited person already has this address",
}) {}
