/** The signed-in administrator. */
import { Schema } from "effect";
import { idOf, received } from "../ids.ts";
import { languageOf, languages } from "../languages.ts";
import { lenient, withoutNulls } from "../lenient.ts";

export const AdminId = idOf("AdminId", "the administrator", "adm_3kPz81");
export type AdminId = typeof AdminId.Type;

/** Any other language reads as the default. */
export const UserLanguage = lenient(
  Schema.Literal(...languages).annotations({
    description: `Language of the interface: ${languages.join(" or ")}; anything else reads as ${languages[0]}`,
    examples: [languages[0]],
  }),
  (input) => languageOf(typeof input === "string" ? input : null),
);

const text = (description: string, example: string) =>
  Schema.String.annotations({ description, examples: [example] });

/** An invitation that nobody got. It can be sent again by `POST /users/invite`, or taken back. */
export const RefusedInvitation = Schema.Struct({
  firstName: text("First name", "Grace"),
  lastName: text("Last name", "Sommer"),
  email: text("Address that the mail server refuses", "grace@example.org"),
  reason: text("Why, as the mail server says it in its code", "EENVELOPE 550"),
}).annotations({
  identifier: "RefusedInvitation",
  description: "An invitation whose mail the mail server refuses for good",
});
export type RefusedInvitation = typeof RefusedInvitation.Type;

/** What cannot be read is left out. */
const RefusedInvitations = lenient(
  Schema.Array(RefusedInvitation).annotations({
    description:
      "Invitations of any administrator whose mail the mail server refuses for good; missing if there is none. A platform that tells them has the call that takes them back",
  }),
  (input) => (Array.isArray(input) ? input.filter(Schema.is(RefusedInvitation)) : []),
);

export const CurrentUser = lenient(
  Schema.Struct({
    id: received(AdminId),
    email: text("Email address, as it was entered", "admin@example.org"),
    firstName: Schema.optionalWith(text("First name", "Ada"), { exact: true }),
    lastName: Schema.optionalWith(text("Last name", "Winter"), { exact: true }),
    language: Schema.optionalWith(UserLanguage, { exact: true }),
    refusedInvitations: Schema.optionalWith(RefusedInvitations, { exact: true }),
  }).annotations({ identifier: "CurrentUser", description: "The signed-in administrator" }),
  withoutNulls,
);
export type CurrentUser = typeof CurrentUser.Type;
