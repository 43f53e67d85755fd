/** The `.env` file of a secret. */
import { parseEnv } from "node:util";
import { FastCheck } from "effect";
import { expect, it } from "vitest";
import { secretFile } from "#src/domain/client-secrets/secretFiles.ts";

const token = "wbk_oq4-bW_7_abcdef";

it.each([
  ["ci-prod", "ci-prod.env"],
  ["Größe/../../etc", "Gro-e-etc.env"],
  ["<img src=x>", "img-src-x.env"],
  ["مرحبا", "client-secret.env"],
  ["x".repeat(300), `${"x".repeat(60)}.env`],
])("of %j is called %j", (alias, name) => {
  expect(secretFile({ alias, appId: "app_1" }, token).name).toBe(name);
});

it("the file contains app and value, whatever the alias is", () => {
  FastCheck.assert(
    FastCheck.property(FastCheck.string({ unit: "binary" }), (alias) => {
      const { name, text } = secretFile({ alias, appId: "app_1" }, token);
      expect(parseEnv(text)).toEqual({ WELLBEING_APP_ID: "app_1", WELLBEING_CLIENT_SECRET: token });
      expect(name).toMatch(/^[\w-]{1,60}\.env$/);
    }),
  );
});

it("the alias is a comment of one line, without characters that are not seen", () => {
  const { text } = secretFile({ alias: "a\u2028b\u202Ec\u0000d\u2029e\u200Bf", appId: "app_1" }, token);
  expect(text.split("\n")).toEqual([
    "# a b c d e f",
    "WELLBEING_APP_ID=app_1",
    `WELLBEING_CLIENT_SECRET=${token}`,
    "",
  ]);
});
