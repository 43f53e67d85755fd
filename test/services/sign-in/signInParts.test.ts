/** Which failures are the sign-in's own. */
import { expect, it } from "vitest";
import { StorageFailed } from "#src/services/BrowserDatabase.ts";
import { isSignInError, SignInUnknown } from "#src/services/sign-in/signInErrors.ts";

it.each([
  [new SignInUnknown(), true],
  [new StorageFailed({ cause: "denied" }), true],
  [new Error("SignInFailed"), false],
  [{ _tag: "SignInFailed" }, false],
  [Object.assign(new Error("x"), { _tag: "Unauthorized" }), false],
])("%s is a failure of the sign-in: %j", (error, isOne) => {
  expect(isSignInError(error)).toBe(isOne);
});
