/** An invitation of a further administrator. */
import { Schema } from "effect";
import { problem } from "../problems.ts";
import { hasUnprintable, maxLength, required, Trimmed, TypedText } from "../scalars.ts";

export const personNameMaxLength = 100;
/** RFC 5321 §4.5.3.1.3 leaves 254 characters for an address. */
export const emailMaxLength = 254;

// The WHATWG form of an address, with a dot in the domain, and letters and marks of every script on both sides (RFC 6531).
const emailPattern =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)+$/u;

export const isEmail = (text: string): boolean =>
  text.length <= emailMaxLength &&
  text.indexOf("@") <= 64 &&
  !hasUnprintable(text) &&
  emailPattern.test(text) &&
  !/^\.|\.\.|\.@/.test(text);

export const Email = Trimmed(
  [
    required,
    maxLength(emailMaxLength),
    { check: { code: "email" }, expected: "must be an email address", isMet: isEmail },
  ],
  { type: "string", format: "email", maxLength: emailMaxLength },
  (fc) => fc.emailAddress(),
).annotations({
  description: `Email address, at most ${emailMaxLength} characters after trimming; unique without regard to case and Unicode form`,
  examples: ["grace@example.org"],
});

export const AdminInvitation = Schema.Struct({
  firstName: TypedText(personNameMaxLength).annotations({
    description: `First name, 1 to ${personNameMaxLength} characters after trimming`,
    examples: ["Grace"],
  }),
  lastName: TypedText(personNameMaxLength).annotations({
    description: `Last name, 1 to ${personNameMaxLength} characters after trimming`,
    examples: ["Sommer"],
  }),
  email: Email,
}).annotations({
  identifier: "AdminInvitation",
  description: "Whom to invite as a further administrator",
  parseOptions: { onExcessProperty: "error", errors: "all" },
});
export type AdminInvitation = typeof AdminInvitation.Type;

/** The address belongs to an administrator or an invited person already. */
export class EmailTaken extends problem("EmailTaken", {
  status: 409,
  title: "Email address taken",
  description: "An administrator or an invited person has this address already",
}) {}
