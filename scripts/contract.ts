/** `npm run contract`: checks a platform and its provider. Exit status 0 if the console works, 2 for wrong usage. */
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { runMain } from "@effect/platform-node/NodeRuntime";
import { Effect, Either } from "effect";
import { readConfigFile } from "./configFile.ts";
import { check, textOf } from "./contract/check.ts";

class WrongUsage extends Error {}

const readArguments = () => {
  const text = { type: "string" } as const;
  const options = {
    config: text,
    token: text,
    origin: text,
    write: { type: "boolean", default: false },
  } as const;
  const { values } = parseArgs({ options });
  const { config: file = "", origin, write } = values;
  const config = Either.getOrThrowWith(readConfigFile(file), (problem) => new WrongUsage(problem));
  // Standard input keeps it out of the shell's history.
  const given =
    values.token === "-" ? readFileSync(0, "utf8") : (values.token ?? process.env["CONTRACT_TOKEN"]);
  const token = given?.trim().replace(/^(?:bearer|dpop) +/i, "");
  return { config, token, write, origin: origin === undefined ? undefined : new URL(origin).origin };
};

const givenArguments = () => {
  try {
    return readArguments();
  } catch (error) {
    const usage = "npm run --silent contract -- --config FILE [--token TOKEN] [--origin URL] [--write]";
    // Not Node's message, which may repeat a token.
    console.error(error instanceof WrongUsage ? `${error.message}\n${usage}` : usage);
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
