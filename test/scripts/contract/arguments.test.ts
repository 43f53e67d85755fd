/** The message for wrong usage names the wrong argument, and never its value. */
import { Either, Schema } from "effect";
import { expect, it } from "vitest";
import { readArguments } from "#scripts/contract/arguments.ts";
import { AppConfigFile } from "#src/domain/appConfigFile.ts";

const good = ["--base", "https://api.example.org/", "--token", "Bearer abc.def.ghi"];
const config = Schema.decodeUnknownSync(AppConfigFile)({
  apiBaseUrl: "https://api.example.org",
  oidc: { issuer: "https://id.example.org", clientId: "console", refreshMethod: "POST" },
  appName: "Console",
});
const read = (args: ReadonlyArray<string>, input = "", environment = {}) =>
  readArguments(args, {
    readInput: () => input,
    readConfig: (file) =>
      file === "config.json" ? Either.right(config) : Either.left(`${file}: is not JSON`),
    environment,
  });
const platform = { base: "https://api.example.org", token: "abc.def.ghi" };

it("by default, the check only reads, without CORS", () => {
  expect(read(good)).toEqual(
    Either.right({
      platform,
      provider: undefined,
      origin: undefined,
      write: false,
      permanent: false,
      json: undefined,
    }),
  );
});

it("every argument may be given, and the token on standard input", () => {
  const args = ["--base=http://localhost:8080/path", "--token", "-", "--origin", "https://console.example/"];
  expect(read([...args, "--write", "--permanent", "--json", "-"], "abc\n")).toEqual(
    Either.right({
      platform: { base: "http://localhost:8080/path", token: "abc" },
      provider: undefined,
      origin: "https://console.example",
      write: true,
      permanent: true,
      json: "-",
    }),
  );
});

it("a configuration file names the platform and the provider, and the environment the tokens", () => {
  const environment = { CONTRACT_TOKEN: "abc.def.ghi", CONTRACT_REFRESH_TOKEN: "refresh" };
  const provider = { oidc: config.oidc, hasClient: true, hasMethod: true };
  expect(read(["--config", "config.json"], "", environment)).toMatchObject(
    Either.right({ platform, provider: { ...provider, refreshToken: "refresh" } }),
  );
  const lines = read(
    ["--config", "config.json", "--token", "-", "--refresh-token", "-"],
    "abc.def.ghi\nother\n",
  );
  expect(lines).toMatchObject(Either.right({ platform, provider: { refreshToken: "other" } }));
});

it("without a token, only the provider is checked", () => {
  expect(read(["--issuer", "https://id.example.org", "--client", "console"])).toMatchObject(
    Either.right({
      platform: undefined,
      provider: {
        oidc: { issuer: "https://id.example.org", clientId: "console" },
        hasClient: true,
        hasMethod: false,
      },
    }),
  );
});

const secret = "sk live 123";
it.each([
  [["--token", "abc"], "--base is missing"],
  [["--base", "https://api.example.org"], "--token is missing"],
  [["--base", "api.example.org", "--token", "abc"], "--base must be a URL such as https://api.example.org"],
  [["--base", "ftp://example.org", "--token", "abc"], "--base must be a URL such as https://api.example.org"],
  [["--base", "https://example.org/api/v1/", "--token", "abc"], "--base must end before /api/v1"],
  [["--base", "https://example.org?a=1", "--token", "abc"], "--base must have no query and no fragment"],
  [["--base", "https://a:b@example.org", "--token", "abc"], "--base must have no user and no password"],
  [["--base", "https://example.org", "--token", secret], "--token must be a token"],
  [["--base", "https://example.org", "--token", ""], "--token must be a token"],
  [["--base", "https://example.org", "--token"], "--token needs a value"],
  [[...good, "--origin", "https://console.example/path"], "--origin must be scheme, host and port alone"],
  [[...good, "--origin", "*"], "--origin must be a URL"],
  [["--token", "abc", "--issuer", "http://id.example.org"], "--issuer must be an absolute https URL"],
  [["--token", "abc", "--issuer", "https://id.example.org"], "--base is missing"],
  [["--config", "other.json"], "other.json: is not JSON"],
  [["--config", "config.json", "--base", "https://example.org"], "--base is in --config"],
  [["--issuer", "https://id.example.org", "--refresh-token", secret], "--refresh-token must be a token"],
  [[...good, "--permanent"], "--permanent needs --write"],
  [[...good, "--json", ""], "--json needs a file"],
  [[...good, "--write=yes"], "--write takes no value"],
  [[...good, "--wirte"], "--wirte is not known"],
  [[...good, `--tokn=${secret}`], "--tokn is not known"],
  [[...good, "--token", "other"], "--token is given twice"],
  [[...good, secret], "an argument without a name was given"],
])("%j: %s", (args, problem) => {
  const message = Either.getOrThrow(Either.flip(read(args)));
  expect(message).toContain(problem);
  expect(message).not.toContain(secret);
});
