/** The signed-in administrator. */
import { Schema } from "effect";
import { idOf, received } from "../ids.ts";
import { lenient, withoutNulls } from "../lenient.ts";

export const languages = ["en", "de"] as const;
export type Language = (typeof languages)[number];

export const AdminId = idOf("AdminId", "the administrator", "adm_3kPz81");
export type AdminId = typeof AdminId.Type;

/** Any other language reads as English. */
export const UserLanguage = lenient(
  Schema.Literal(...languages).annotations({
    description: "Language of the interface: en or de; anything else reads as en",
    examples: ["en"],
  }),
  (input) => (input === "de" ? "de" : "en"),
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
