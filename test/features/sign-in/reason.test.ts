/** A sign-in that fails by a wrong clock says by how much. */
import { expect, it } from "vitest";
import { reasonOf } from "#src/features/sign-in/reason.ts";
import { SignInFailed } from "#src/services/sign-in/signInErrors.ts";
import { i18nIn } from "#test/support/i18nIn.ts";

it.each([
  [-601, "about 10 minutes slow.", "etwa 10 Minuten nach."],
  [5, "about 1 minute fast.", "etwa 1 Minute vor."],
  [3600, "about 60 minutes fast.", "etwa 60 Minuten vor."],
  [-7300, "about 2 hours slow.", "etwa 2 Stunden nach."],
  [4000 * 86_400, "about 4,000 days fast.", "etwa 4.000 Tage vor."],
])("a clock that is %d s ahead is named by the rounded difference", async (clockAhead, en, de) => {
  const failure = new SignInFailed({ reason: "misconfigured", message: "", clockAhead });
  expect(reasonOf(failure, await i18nIn("en"))).toContain(en);
  expect(reasonOf(failure, await i18nIn("de"))).toContain(de);
});
