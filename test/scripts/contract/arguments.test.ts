/** The message for wrong usage names the wrong argument, and never its value. */
import { Either, Schema } from "effect";
import { expect, it } from "vitest";
import { readArguments, usage, WrongUsage } from "#scripts/contract/arguments.ts";
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

const readOnly = { write: false, permanent: false, json: undefined, origin: undefined };

it("by default, the check only reads, without CORS", () => {
  expect(read(good)).toEqual({ ...readOnly, platform, provider: undefined });
});

it("every argument may be given, and the token on standard input", () => {
  const args = ["--base=http://localhost:8080/path", "--token", "-", "--origin", "https://console.example/"];
  expect(read([...args, "--write", "--permanent", "--json", "-"], "abc\n")).toEqual({
    platform: { base: "http://localhost:8080/path", token: "abc" },
    provider: undefined,
    origin: "https://console.example",
    write: true,
    permanent: true,
    json: "-",
  });
});

it("a configuration file names the platform and the provider, and variables, which the help names, hold the tokens", () => {
  const [token = "", refresh = ""] = usage.match(/\w+(?= of the environment)/g) ?? [];
  expect([token, refresh]).toEqual(["CONTRACT_TOKEN", "CONTRACT_REFRESH_TOKEN"]);
  const environment = { [token]: "abc.def.ghi", [refresh]: "refresh" };
  const provider = { oidc: config.oidc, refreshToken: "refresh" };
  const file = ["--config", "config.json"];
  expect(read(file, "", environment)).toEqual({ ...readOnly, platform, provider });
  const lines = read([...file, "--token", "-", "--refresh-token", "-"], "abc.def.ghi\nother\n");
  expect(lines).toMatchObject({ platform, provider: { refreshToken: "other" } });
});

it("without a token, only the provider is checked", () => {
  const oidc = { issuer: "https://id.example.org", clientId: "console" };
  expect(read(["--issuer", oidc.issuer, "--client", oidc.clientId])).toMatchObject({
    platform: undefined,
    provider: { oidc },
  });
});

const secret = "sk live 123";
const provider = ["--issuer", "https://id.example.org", "--client", "a"];
it.each([
  [["--token", "abc"], "--base is missing"],
  [["--base", "https://api.example.org"], "--token is missing"],
  [["--base", "api.example.org", "--token", "abc"], "--base and --issuer must be URLs"],
  [["--base", "https://example.org/api/v1/", "--token", "abc"], "--base must end before /api/v1"],
  [["--base", "https://example.org", "--token", secret], "--token must be a token"],
  [["--base", "https://example.org", "--token"], "--token needs a value"],
  [[...good, "--origin", "https://console.example/path"], "--origin must be scheme, host and port alone"],
  [["--issuer", "http://id.example.org", "--client", "a"], "--base and --issuer must be URLs"],
  [["--token", "abc", ...provider], "--base is missing"],
  [["--config", "other.json"], "other.json: is not JSON"],
  [["--config", "config.json", "--base", "https://example.org"], "--base is in --config"],
  [[...provider, "--refresh-token", secret], "--refresh-token must be a token"],
  [[...good, "--permanent"], "--permanent needs --write"],
  [[...good, "--write=yes"], "--write takes no value"],
  [[...good, "--wirte"], "--wirte is not known"],
  [[...good, `--tokn=${secret}`], "--tokn is not known"],
  [["--issuer", "https://id.example.org"], "--client is missing"],
  [[...good, secret], "an argument without a name was given"],
])("%j: %s", (args, problem) => {
  const refused = Either.try({ try: () => read(args), catch: (error) => error as Error });
  const error = Either.getOrThrow(Either.flip(refused));
  expect(error).toBeInstanceOf(WrongUsage);
  expect(error.message).toContain(problem);
  expect(error.message).not.toContain(secret);
});
