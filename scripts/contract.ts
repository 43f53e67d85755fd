/** `npm run contract`: checks a platform and its provider. Exit status 0 if the console works, 2 for wrong usage. */
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { runMain } from "@effect/platform-node/NodeRuntime";
import { Effect, Either } from "effect";
import { readConfigFile } from "./configFile.ts";
import { check, textOf } from "./contract/check.ts";

class WrongUsage extends Error {}

const originOf = (text: string) => {
  if (!/^https?:/.test(text) || !URL.canParse(text))
    throw new WrongUsage("--origin: must be an address such as https://console.example.org");
  return new URL(text).origin;
};

const readArguments = () => {
  const text = { type: "string" } as const;
  const options = {
    config: text,
    token: text,
    origin: text,
    write: { type: "boolean", default: false },
  } as const;
  const { values } = parseArgs({ options });
  const { config: file, origin, write } = values;
  if (file === undefined) throw new WrongUsage("--config: is missing");
  const config = Either.getOrThrowWith(readConfigFile(file), (problem) => new WrongUsage(problem));
  const { CONTRACT_TOKEN: fallback = "" } = process.env;
  // Standard input keeps it out of the shell's history.
  const given =
    values.token === "-"
      ? readFileSync(0, "utf8")
      : (values.token ?? (fallback === "" ? undefined : fallback));
  const token = given?.trim().replace(/^(?:authorization: *)?(?:bearer|dpop) +/i, "");
  if (token !== undefined && !/^[!-~]+$/.test(token))
    throw new WrongUsage("The token must be one word: that after Bearer in the header Authorization");
  return { config, token, write, origin: origin === undefined ? undefined : originOf(origin) };
};

/** Node's own messages name options; that about another word may repeat a token. */
const reasonOf = (error: unknown) => {
  const { message, code = "" } = error as NodeJS.ErrnoException;
  const isSafe = error instanceof WrongUsage || /UNKNOWN_OPTION|OPTION_VALUE/.test(code);
  return isSafe ? `${message}\n` : "";
};

const givenArguments = () => {
  try {
    return readArguments();
  } catch (error) {
    const usage = "npm run --silent contract -- --config FILE [--token TOKEN] [--origin URL] [--write]";
    console.error(`${reasonOf(error)}${usage}`);
    return process.exit(2);
  }
};

// A theme's name has at most 15 characters, and gets one more.
const run = `check-${randomBytes(4).toString("hex")}`;
const print = (report: Parameters<typeof textOf>[0]) => {
  process.stdout.write(textOf(report));
  process.exitCode = report.isPassed ? 0 : 1;
};
runMain(Effect.map(check({ ...givenArguments(), fetch, run, now: new Date() }), print));
