/** The check of the embedded platform and its provider over HTTP, with the tokens of a sign-in. */
import { Schema } from "effect";
import { expect, it } from "vitest";
import { consoleConfig } from "#platform/server/consoleConfig.ts";
import { textOf } from "#scripts/contract/report.ts";
import { AppConfigFile } from "#src/domain/appConfigFile.ts";
import { checkedBy } from "#test/support/contractCheck.ts";
import { signIn } from "#test/support/signIn.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const platform = testPlatform();

it("platform and provider have no issue, with --permanent, --config and a refresh token", async () => {
  const { origin } = platform();
  const { access_token: token, refresh_token: refreshToken } = await signIn(origin);
  const { oidc } = Schema.decodeUnknownSync(AppConfigFile)(consoleConfig(origin, "Console"));
  const report = await checkedBy({
    fetch,
    platform: { base: origin, token },
    origin,
    write: true,
    permanent: true,
    provider: { oidc, refreshToken },
  });
  expect(report).toMatchObject({ findings: [], isComplete: true });
  const text = textOf(report);
  expect(text).toContain("A refresh is accepted by GET and by POST. Refresh tokens rotate;");
  for (const secret of [token, refreshToken]) expect(JSON.stringify(report)).not.toContain(secret);
});
