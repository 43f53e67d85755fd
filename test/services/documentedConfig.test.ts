/** Every `/config.json` of the guides is one that the console reads. */
import { readdirSync, readFileSync } from "node:fs";
import { Schema } from "effect";
import { expect, it } from "vitest";
import { AppConfigFile } from "#src/services/AppConfig.ts";

const guides = readdirSync("docs/guides").map((file) => readFileSync(`docs/guides/${file}`, "utf8"));
const blocks = guides.flatMap((text) =>
  [...text.matchAll(/^```json\n(.*?)^```/gms)].map(([, json]) => json ?? ""),
);

it.each(blocks.filter((json) => json.includes('"oidc"')))("%s", (json) => {
  expect(() => Schema.decodeUnknownSync(AppConfigFile)(JSON.parse(json))).not.toThrow();
});

it("there are some", () => {
  expect(blocks.some((json) => json.includes('"oidc"'))).toBe(true);
});
