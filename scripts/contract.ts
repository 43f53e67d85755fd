/** `npm run contract`: checks a platform against the contract, and its provider. Exit status 0 if the console works, 1 if not, 2 for wrong usage. */
import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { NodeRuntime } from "@effect/platform-node";
import { Exit } from "effect";
import { type Arguments, readArguments, usage, WrongUsage } from "./contract/arguments.ts";
import { readConfigFile } from "./configFile.ts";
import { check, type Report } from "./contract/check.ts";
import { groupsOf } from "./contract/findings.ts";
import { isPassed, textOf } from "./contract/report.ts";

const print = (json: Arguments["json"], report: Report) => {
  const groups = groupsOf(report.findings).map(({ facts: _, ...group }) => group);
  const text = `${JSON.stringify({ isPassed: isPassed(report), groups, ...report }, null, 2)}\n`;
  process.stdout.write(json === "-" ? text : textOf(report));
  if (json !== undefined && json !== "-") writeFileSync(json, text);
};

const run = (args: Arguments) => {
  const id = `contract-check-${randomBytes(4).toString("hex")}`;
  return check({ ...args, fetch, run: id, now: new Date() }, (report) => {
    print(args.json, report);
    process.exitCode = isPassed(report) ? 0 : 1;
  });
};

const readInput = () => readFileSync(0, "utf8");
if (process.argv.includes("--help")) console.log(usage);
else
  try {
    const sources = { readInput, readConfig: readConfigFile, environment: process.env };
    NodeRuntime.runMain(run(readArguments(process.argv.slice(2), sources)), {
      // An interrupted check does not count as passed.
      teardown: (exit, end) => end(Exit.isSuccess(exit) ? Number(process.exitCode) : 1),
    });
  } catch (error) {
    if (!(error instanceof WrongUsage)) throw error;
    console.error(`${error.message}\n\n${usage}`);
    process.exitCode = 2;
  }
