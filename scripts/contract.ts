/** `npm run contract`: checks a platform against the contract, and its provider. Exit status 0 if the console works, 1 if not, 2 for wrong usage. */
import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { NodeRuntime } from "@effect/platform-node";
import { Either, Exit } from "effect";
import { type Arguments, readArguments, usage } from "./contract/arguments.ts";
import { readConfigFile } from "./configFile.ts";
import { check, type Report } from "./contract/check.ts";
import { groupsOf } from "./contract/findings.ts";
import { isPassed, textOf } from "./contract/report.ts";

const print = (json: Arguments["json"], report: Report) => {
  const isColoured = process.stdout.isTTY && process.env["NO_COLOR"] === undefined;
  const groups = groupsOf(report.findings).map(({ facts: _, ...group }) => group);
  const text = `${JSON.stringify({ isPassed: isPassed(report), groups, ...report }, null, 2)}\n`;
  process.stdout.write(json === "-" ? text : textOf(report, isColoured));
  if (json !== undefined && json !== "-") writeFileSync(json, text);
};

const run = ({ platform, ...args }: Arguments) =>
  check(
    {
      ...args,
      base: platform?.base ?? "",
      token: platform?.token ?? "",
      skipsPlatform: platform === undefined,
      fetch,
      run: `contract-check-${randomBytes(4).toString("hex")}`,
      now: new Date(),
    },
    (report) => {
      print(args.json, report);
      process.exitCode = isPassed(report) ? 0 : 1;
    },
  );

if (process.argv.includes("--help")) console.log(usage);
else
  Either.match(
    readArguments(process.argv.slice(2), {
      readInput: () => readFileSync(0, "utf8"),
      readConfig: readConfigFile,
      environment: process.env,
    }),
    {
      onLeft: (problem) => {
        console.error(`${problem}\n\n${usage}`);
        process.exitCode = 2;
      },
      onRight: (args) =>
        NodeRuntime.runMain(run(args), {
          // An interrupted check does not count as passed.
          teardown: (exit, end) => end(Exit.isSuccess(exit) ? Number(process.exitCode) : 1),
        }),
    },
  );
