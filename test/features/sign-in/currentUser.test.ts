/** The name of the signed-in person. */
import { expect, it } from "vitest";
import { AdminId } from "#schemas/admins/CurrentUser.ts";
import { fullName } from "#src/features/sign-in/currentUser.ts";

const email = "ada@example.org";

it.each([
  [{ firstName: "Ada", lastName: "Lovelace" }, "Ada Lovelace"],
  [{ firstName: "Ada" }, "Ada"],
  [{ lastName: "Lovelace" }, "Lovelace"],
  [{ firstName: "", lastName: "" }, email],
  [{}, email],
])("the name of %j is %s", (names, expected) => {
  expect(fullName({ id: AdminId.make("adm_ada"), email, ...names })).toBe(expected);
});
