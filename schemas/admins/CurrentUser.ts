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

export const CurrentUser = lenient(
  Schema.Struct({
    id: received(AdminId),
    email: Schema.String.annotations({
      description: "Email address, as it was entered",
      examples: ["admin@example.org"],
    }),
    firstName: Schema.optionalWith(
      Schema.String.annotations({ description: "First name", examples: ["Ada"] }),
      { exact: true },
    ),
    lastName: Schema.optionalWith(
      Schema.String.annotations({ description: "Last name", examples: ["Winter"] }),
      { exact: true },
    ),
    language: Schema.optionalWith(UserLanguage, { exact: true }),
  }).annotations({ identifier: "CurrentUser", description: "The signed-in administrator" }),
  withoutNulls,
);
export type CurrentUser = typeof CurrentUser.Type;
