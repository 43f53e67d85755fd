import { expect, it } from "vitest";
import { Browser } from "#test/support/Browser.ts";
import { demo, exchange, obtainCode, refresh, tokensOf } from "#test/support/signIn.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const platform = testPlatform();

/** Keeps the value of every cookie that it receives. */
class RecordingBrowser extends Browser {
  readonly cookies = new Set<string>();

  override async fetch(path: string, init?: RequestInit) {
    const response = await super.fetch(path, init);
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = line.split(/[=;]/);
      if (value !== "" && name.startsWith("_session")) this.cookies.add(value);
    }
    return response;
  }
}

it("nothing that is stored can be used as a refresh token, a code or a session cookie", async () => {
  const { origin, run, sql } = platform();
  const browser = new RecordingBrowser(origin);
  const { code, request } = await obtainCode(browser, demo);
  const first = await tokensOf(await exchange(origin, code, request.verifier));
  const second = await tokensOf(await refresh(origin, first.refresh_token));
  const again = await obtainCode(browser, demo); // with the session, whose cookie the interaction would name
  const stored = await run(sql<{ row: string }>`select a::text as row from oidc_artifacts a`);
  const credentials = [code, again.code, first.refresh_token, second.refresh_token, ...browser.cookies];
  expect(browser.cookies.size).toBeGreaterThan(0);
  expect(stored.length).toBeGreaterThan(3);
  for (const credential of credentials) {
    expect(stored.filter(({ row }) => row.includes(credential))).toEqual([]);
  }
});
