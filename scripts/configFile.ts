/** Reads a file that is to be the console's `/config.json`, with the console's own messages. */
import { readFileSync } from "node:fs";
import { Either } from "effect";
import { type AppConfigShape, type ConfigIssue, readConfig, unreadable } from "#src/domain/appConfigFile.ts";

const messageOf = (file: string, issues: ReadonlyArray<ConfigIssue>) =>
  issues.map(({ field, message }) => `${file}: ${field === "" ? "" : `${field}: `}${message}`).join("\n");

/** On the left, a line for each field that the console could not read or, as a name with a slip, would not see. */
export const readConfigFile = (file: string): Either.Either<AppConfigShape, string> =>
  Either.gen(function* () {
    const text = yield* Either.try({
      // A browser ignores the mark that editors of Windows begin a file with, too.
      try: () => readFileSync(file, "utf8").replace(/^\uFEFF/, ""),
      catch: () => `${file}: cannot be read`,
    });
    const json = yield* Either.try({
      try: (): unknown => JSON.parse(text),
      catch: () => messageOf(file, unreadable.notJson),
    });
    const config = readConfig(json, { onExcessProperty: "error" });
    return yield* Either.mapLeft(config, (issues) => messageOf(file, issues));
  });
