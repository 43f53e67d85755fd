/** `npm run preview -- --config FILE [--port N]`: serves the built console on this machine, for a trial with another platform. */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { runMain } from "@effect/platform-node/NodeRuntime";
import { Console, Effect, Either } from "effect";
import { fileOf, readNamedConsoleFiles } from "#platform/server/consoleFiles.ts";
import { listen } from "#platform/server/listen.ts";
import { sendText } from "#platform/server/plainText.ts";
import { hostConsole } from "#platform/server/StaticHost.ts";
import type { AppConfigShape } from "#src/domain/appConfigFile.ts";
import { build } from "./build.mjs";
import { readConfigFile } from "./configFile.ts";
import { check, textOf } from "./contract/check.ts";
import { endWithNpmShell } from "./npmShell.mjs";

const usage = "npm run preview -- --config FILE [--port N]";

const readArguments = () => {
  const { values } = parseArgs({
    options: { config: { type: "string" }, port: { type: "string", default: "4173" } },
  });
  const { config: file, port } = values;
  if (file === undefined || !/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error("--config needs a file, --port a number up to 65535");
  return { file, port: Number(port) };
};

interface Metadata {
  readonly token_endpoint?: string;
  readonly jwks_uri?: string;
}

/** The metadata, as far as the console's policy needs their addresses. The provider's check says what is wrong with them. */
const discovered = async (issuer: string): Promise<Metadata> => {
  const url = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) });
    return (await answer.json()) as Metadata;
  } catch {
    return {};
  }
};

/** Where the console connects to: the provider's own addresses where the file leaves them out. */
const serversOf = async ({ apiBaseUrl, oidc: { issuer, tokenEndpoint, jwksUri } }: AppConfigShape) => {
  const isComplete = tokenEndpoint !== undefined && jwksUri !== undefined;
  const found = isComplete ? {} : await discovered(issuer);
  const oidc = {
    issuer,
    tokenEndpoint: tokenEndpoint ?? found.token_endpoint,
    jwksUri: jwksUri ?? found.jwks_uri,
  };
  return { apiBaseUrl, oidc };
};

const checkProvider = (config: AppConfigShape, origin: string) => {
  const checked = check({ fetch, config, origin, token: undefined, write: false, now: new Date() });
  return Effect.flatMap(checked, (report) => Console.log(`\n${textOf(report)}`));
};

const preview = Effect.gen(function* () {
  const { file, port: wanted } = yield* Effect.try({
    try: readArguments,
    catch: (error) => new Error(`${error instanceof Error ? error.message : ""}\n\n${usage}`.trim()),
  });
  const config = yield* Either.mapLeft(readConfigFile(file), (message) => new Error(message));
  const { CONSOLE_DIR: folder = "" } = process.env;
  const dir = folder === "" ? "dist" : folder;
  if (dir === "dist") build({ ifNeeded: true });
  const servers = yield* Effect.promise(() => serversOf(config));
  const files = yield* Effect.promise(() => readNamedConsoleFiles(dir, config.appName));
  files.set("/config.json", fileOf("/config.json", readFileSync(file), {}));
  const { port, serve } = yield* listen("localhost", wanted, (_req, res) => sendText(res, 503, "Starting"));
  const { origin } = new URL(`http://localhost:${port}`);
  const host = hostConsole({ origin, files, servers });
  yield* serve((req, res) => host(req, res, (req.url ?? "/").replace(/[?#].*/, "")));
  yield* Console.log(
    [
      `The console is at ${origin}`,
      `  API ${servers.apiBaseUrl}: allow CORS for ${origin}`,
      `  provider ${servers.oidc.issuer}: allow CORS, redirect URI ${origin}/auth, after sign-out ${origin}/`,
      `  check the provider again, with CONTRACT_TOKEN also the API: npm run --silent contract -- --config "${file}" --origin ${origin}`,
    ].join("\n"),
  );
  yield* checkProvider(config, origin);
  return yield* Effect.never;
});

endWithNpmShell();
preview.pipe(
  Effect.scoped,
  Effect.tapError(({ message }) =>
    Console.error(message.replace(/Set PORT.*/, "Choose another one by --port.")),
  ),
  runMain({ disableErrorReporting: true }),
);
