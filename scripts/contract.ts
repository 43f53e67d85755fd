/** `npm run contract`: checks a platform and its provider. Exit status 0 if the console works, 2 for wrong usage. */
import { parseArgs } from "node:util";
import { runMain } from "@effect/platform-node/NodeRuntime";
import { Effect, Either } from "effect";
import { readConfigFile } from "./configFile.ts";
import { check, textOf } from "./contract/check.ts";

const text = { type: "string" } as const;
const options = { config: text, origin: text, write: { type: "boolean", default: false } } as const;

const readArguments = () => {
  const { config: file, origin, write } = parseArgs({ options }).values;
  if (file === undefined) throw new Error("--config: is missing");
  const config = Either.getOrThrowWith(readConfigFile(file), (problem) => new Error(problem));
  if (origin === undefined || !/^https?:/.test(origin) || !URL.canParse(origin))
    throw new Error("--origin: must be an address such as https://console.example.org");
  const { CONTRACT_TOKEN } = process.env;
  const token = CONTRACT_TOKEN?.trim().replace(/^(?:authorization: *)?(?:bearer|dpop) +/i, "");
  if (token !== undefined && !/^[!-~]+$/.test(token))
    throw new Error("CONTRACT_TOKEN: must be one word, that after Bearer in the header Authorization");
  return { config, origin: new URL(origin).origin, token, write };
};

const givenArguments = () => {
  try {
    return readArguments();
  } catch (error) {
    const usage = "npm run --silent contract -- --config FILE --origin URL [--write]";
    console.error(`${(error as Error).message}\n${usage}`);
    return process.exit(2);
  }
};

const checked = check({ ...givenArguments(), fetch, now: new Date() });
const printed = Effect.map(checked, (report) => {
  process.stdout.write(textOf(report));
  process.exitCode = report.isPassed ? 0 : 1;
});
runMain(printed);
