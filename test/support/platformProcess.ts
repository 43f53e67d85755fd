/** The platform in a separate process, as `npm start` runs it. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { isBuilt } from "#scripts/build.mjs";

export interface PlatformProcess {
  readonly child: ChildProcess;
  /** Resolves when the process has printed the text; rejects when it ends without. */
  readonly printed: (text: string) => Promise<void>;
  /** Everything printed so far. */
  readonly output: () => string;
  /** Resolves to the exit code or signal. */
  readonly ended: Promise<number | string>;
}

/** For Node on the embedded database: compiling its WebAssembly once, not twice, halves the work of a start. */
export const compilesOnce = "--liftoff-only";

/** The build, if it is up to date: it starts in a quarter of the time. */
const program = [
  compilesOnce,
  ...(isBuilt() ? ["dist-platform/main.js"] : ["--import", "tsx", "platform/main.ts"]),
];

type Settings = Readonly<Record<string, string | undefined>>;

/** Node with these arguments. A setting that is undefined is not inherited. */
export const nodeProcess = (args: ReadonlyArray<string>, settings: Settings): PlatformProcess => {
  const env = { ...process.env, ...settings };
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      child.emit("printed");
    });
  }
  const ended = once(child, "close").then(([code, signal]) => (code ?? signal) as number | string);
  const printed = async (text: string) => {
    const failed = ended.then((how): never => {
      throw new Error(`The process ended (${how}) before it printed "${text}":\n${output}`);
    });
    failed.catch(() => {});
    while (!output.includes(text)) await Promise.race([once(child, "printed"), failed]);
  };
  return { child, printed, output: () => output, ended };
};

/** Most tests sign in without a key. */
export const platformProcess = (env: Settings) => nodeProcess(program, { PLATFORM_DPOP: "auto", ...env });
