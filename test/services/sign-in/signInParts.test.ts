/** Small parts of the sign-in: the page that was asked for, and which failures are its own. */
import { Effect, Layer } from "effect";
import { expect, it } from "vitest";
import { StorageFailed } from "#src/services/BrowserDatabase.ts";
import { isSignInError, SignInUnknown } from "#src/services/sign-in/signInErrors.ts";
import { keepWantedPage } from "#src/services/sign-in/wantedPage.ts";
import { TabStorage } from "#src/services/TabStorage.ts";

it.each([
  ["/administer/users?q=a#b", ["/administer/users?q=a#b"]],
  ["/administer//evil.example", ["/administer/overview"]],
  ["/auth", []],
])("of %s, the tab keeps %j as the wanted page", (path, expected) => {
  const kept: Array<unknown> = [];
  const storage = Layer.mock(TabStorage, {
    set: (_key, _schema, value) => Effect.sync(() => void kept.push(value)),
  });
  Effect.runSync(Effect.provide(keepWantedPage(path), storage));
  expect(kept).toEqual(expected);
});

it.each([
  [new SignInUnknown(), true],
  [new StorageFailed({ cause: "denied" }), true],
  [new Error("SignInFailed"), false],
  [{ _tag: "SignInFailed" }, false],
  [Object.assign(new Error("x"), { _tag: "Unauthorized" }), false],
])("%s is a failure of the sign-in: %j", (error, isOne) => {
  expect(isSignInError(error)).toBe(isOne);
});
