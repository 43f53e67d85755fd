/** `npm run preview`, from outside its process. */
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { Either } from "effect";
import { expect, it, onTestFinished, vi } from "vitest";
import { readConfigFile } from "#scripts/configFile.ts";
import { builtConsole } from "#test/support/builtConsole.ts";
import { nodeProcess } from "#test/support/platformProcess.ts";
import { config } from "#test/support/smallServer.ts";

/** It starts two processes, which takes long on a busy machine. */
const patience = { timeout: 300_000 };
const built = builtConsole();
/** Runs until it prints the text. */
const preview = async (file: unknown, until: string) => {
  const path = join(built, "../a config.json");
  writeFileSync(path, JSON.stringify(file));
  const args = ["--import", "tsx", "scripts/preview.ts", "--config", path, "--port", "0"];
  const { child, printed, output } = nodeProcess(args, { CONSOLE_DIR: built });
  onTestFinished(() => void child.kill());
  await printed(until);
  return output();
};

it(
  "the preview serves the console with the file, checks its provider, and prints a command that runs",
  patience,
  async () => {
    // Nobody listens there.
    const oidc = JSON.parse(
      JSON.stringify(config.oidc).replaceAll("https://id.example", "http://localhost:59999"),
    );
    const file = { ...config, oidc, appName: "Acme & Söhne" };
    const output = await preview(file, "The provider does not");
    const [, origin = ""] = /The console is at (\S+)/.exec(output) ?? [];
    expect(output).toContain(`redirect URI ${origin}/auth`);
    const get = (path: string, accept = "text/html") => fetch(`${origin}${path}`, { headers: { accept } });

    const welcome = await get("/");
    expect(await welcome.text()).toContain("Acme &amp; Söhne");
    expect(welcome.headers.get("content-security-policy")).toContain(
      "connect-src 'self' https://api.example http://localhost:59999;",
    );
    expect(await (await get("/administer/overview?a=1")).text()).toContain("<title>App</title>");
    expect(await (await get("/config.json", "*/*")).json()).toEqual(file);
    expect((await get("/assets/missing.js")).status).toBe(404);

    const silence = "expected an answer, found none: fetch failed, ECONNREFUSED";
    expect(output).toContain(silence);
    const [command = ""] = /npm run .*/.exec(output) ?? [];
    const env = { ...process.env, CONTRACT_TOKEN: undefined };
    const checked = await promisify(execFile)("sh", ["-c", command], { env }).catch((failed) => failed);
    expect(checked).toMatchObject({ code: 1, stdout: expect.stringContaining(silence), stderr: "" });
  },
);

it("the contract check says what is wrong with its usage, without a token", async () => {
  const path = join(built, "../used.json");
  writeFileSync(path, JSON.stringify(config));
  const { argv } = process;
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const exit = vi.spyOn(process, "exit").mockImplementation(() => {
    throw new Error("ended");
  });
  vi.stubEnv("CONTRACT_TOKEN", "a token");
  onTestFinished(() => {
    process.argv = argv;
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  for (const [options, reason] of [
    [["--wirte"], "Unknown option '--wirte'"],
    [[], "--config: is missing"],
    [["--config", path], "--origin: must be an address"],
    [["--config", path, "--origin", "console.example.org:443"], "--origin: must be an address"],
    [["--config", path, "--origin", "https://console.example.org"], "CONTRACT_TOKEN: must be one word"],
  ] as const) {
    process.argv = ["node", "contract", ...options];
    vi.resetModules();
    await expect(import("#scripts/contract.ts")).rejects.toThrow("ended");
    expect(exit.mock.lastCall).toEqual([2]);
    const [message] = said.mock.lastCall ?? [];
    expect(message.split("npm run --silent contract")[0]).toMatch(new RegExp(`^${reason}.*\n?$`));
    expect(message).not.toMatch(/a.token/);
  }
});

it("a file that the console cannot read is refused, and its fields are named", () => {
  const path = join(built, "../refused.json");
  writeFileSync(path, JSON.stringify({ ...config, oidc: { issuer: "http://id.example" } }));
  const refusal = Either.getOrThrow(Either.flip(readConfigFile(path)));
  expect(refusal).toMatch(/oidc\.issuer: must be an absolute https URL/);
  expect(refusal).toMatch(/oidc\.clientId: is missing/);
});
