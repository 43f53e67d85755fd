/** Why a sign-in failed, and the two ways on. */
import { expect, it } from "vitest";
import { SignInError } from "#src/features/sign-in/SignInError.tsx";
import { StorageFailed } from "#src/services/BrowserDatabase.ts";
import * as errors from "#src/services/sign-in/signInErrors.ts";
import { read } from "#test/support/read.ts";
import { signedInScreen } from "#test/support/signedInScreen.tsx";
import { smallServer } from "#test/support/smallServer.ts";

const cause = new TypeError("Failed to fetch");
const answered = "POST https://id.example/token answered 404";

it.each<readonly [errors.SignInError, says: string]>([
  [new errors.SignInUnknown(), "This sign-in was already used, or it took longer than ten minutes."],
  [new errors.SignInUnreachable({ cause }), "The sign-in service could not be reached."],
  [
    new StorageFailed({ cause }),
    "This browser does not let the console keep a session. Allow this site to store data.",
  ],
  [
    new errors.SignInInvalid({ code: "answer", message: "answer", answered }),
    `The sign-in service gave an unexpected answer. Tell your console operator: | paragraph ${answered}`,
  ],
])("the reason is said: %s", async (failure, says) => {
  const { show } = await signedInScreen(smallServer());
  const { container } = await show(<SignInError failure={failure} />);
  await expect
    .poll(() => read(container).join(" | "))
    .toContain(
      `heading1 Sign-in failed | paragraph ${says} | link Sign in again | link Go to the start page`,
    );
});
