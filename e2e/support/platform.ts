/** Runs the built platform in a separate process, on a free port and a given data folder. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "#test/support/freePort.ts";
import { compilesOnce } from "#test/support/platformProcess.ts";

/** The environment variable that tells every worker which data folder to copy. */
export const templateVariable = "E2E_DATA_TEMPLATE";

export interface Platform {
  readonly origin: string;
  /** The port that the platform listens on; behind a proxy it differs from the port of `origin`. */
  readonly port: number;
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
}

/** `publicOrigin` is the origin that browsers use when the platform is behind a proxy. */
export const startPlatform = async (dataDir: string, publicOrigin?: string): Promise<Platform> => {
  const port = await freePort();
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [compilesOnce, "dist-platform/main.js"], {
    env: {
      ...inherited,
      PORT: String(port),
      DATA_DIR: dataDir,
      // Half of the default: every test waits for the generated numbers, and none needs more of them.
      PLATFORM_USERS_PER_APP: "1000",
      // Only metrics.overview.spec.ts is about it: two calls for each app would slow down every visit of the overview.
      OVERVIEW_ACTIVITY: "false",
      // What specs share is a session with bearer tokens, since a key cannot be copied.
      ...(publicOrigin === undefined ? { PLATFORM_DPOP: "auto" } : { PUBLIC_ORIGIN: publicOrigin }),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const killed = () => child.kill("SIGKILL");
  process.once("exit", killed);
  let output = "";
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: string) => {
      output += chunk;
      const [, found] = /The console is at (\S+)/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout.setEncoding("utf8").on("data", read);
    child.stderr.setEncoding("utf8").on("data", read);
    child.once("exit", (code, signal) =>
      reject(new Error(`The platform has stopped (${signal ?? code}):\n${output}`)),
    );
  });
  return {
    origin,
    port,
    dataDir,
    stop: async () => {
      process.off("exit", killed);
      const exited = once(child, "exit");
      if (child.exitCode === null && child.kill("SIGTERM")) await exited;
    },
  };
};
