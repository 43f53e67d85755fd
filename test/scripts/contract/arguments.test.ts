/** The message for wrong usage names the wrong argument, and never its value. */
import { Either } from "effect";
import { expect, it } from "vitest";
import { readArguments } from "#scripts/contract/arguments.ts";

const good = ["--base", "https://api.example.org/", "--token", "Bearer abc.def.ghi"];
const read = (args: ReadonlyArray<string>, input = "") => readArguments(args, () => input);

it("by default, the check only reads, without CORS", () => {
  expect(read(good)).toEqual(
    Either.right({
      base: "https://api.example.org",
      token: "abc.def.ghi",
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
      base: "http://localhost:8080/path",
      token: "abc",
      origin: "https://console.example",
      write: true,
      permanent: true,
      json: "-",
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
  [["--base", "https://example.org", "--token", secret], "--token must be an access token"],
  [["--base", "https://example.org", "--token", ""], "--token must be an access token"],
  [["--base", "https://example.org", "--token"], "--token needs a value"],
  [[...good, "--origin", "https://console.example/path"], "--origin must be scheme, host and port alone"],
  [[...good, "--origin", "*"], "--origin must be a URL"],
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
