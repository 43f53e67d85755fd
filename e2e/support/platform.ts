/** Runs the platform in a separate process, on a free port and a given data folder. */
import { freePort } from "#test/support/freePort.ts";
import { platformProcess } from "#test/support/platformProcess.ts";

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
  const { child, ended, printed } = platformProcess({
    DATABASE_URL: undefined,
    PORT: String(port),
    DATA_DIR: dataDir,
    // Half of the default: every test waits for the generated numbers, and none needs more of them.
    PLATFORM_USERS_PER_APP: "1000",
    // Only start.spec.ts turns it on: two calls for each app would slow down every visit of the overview.
    OVERVIEW_ACTIVITY: "false",
    // What specs share is a session with bearer tokens, since a key cannot be copied.
    ...(publicOrigin !== undefined && { PLATFORM_DPOP: undefined, PUBLIC_ORIGIN: publicOrigin }),
  });
  const killed = () => child.kill("SIGKILL");
  process.once("exit", killed);
  await printed("The console is at");
  return {
    origin: publicOrigin ?? `http://localhost:${port}`,
    port,
    dataDir,
    stop: async () => {
      process.off("exit", killed);
      child.kill("SIGTERM");
      await ended;
    },
  };
};
