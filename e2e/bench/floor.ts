/** Builds the floor with the project's own libraries, and serves it with its rows as a static file. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig, preview } from "vite";

const root = fileURLToPath(new URL("floor", import.meta.url));
const outDir = fileURLToPath(new URL("../../node_modules/.cache/bench-floor", import.meta.url));

export const startFloor = async (rows: ReadonlyArray<object>) => {
  const config: InlineConfig = { root, configFile: false, logLevel: "error", plugins: [react()] };
  await build({
    ...config,
    build: { outDir, emptyOutDir: true, target: "es2022", modulePreload: { polyfill: false } },
  });
  await mkdir(outDir, { recursive: true });
  await writeFile(join(outDir, "rows.json"), JSON.stringify(rows));
  const server = await preview({ ...config, build: { outDir }, preview: { host: "localhost", port: 0 } });
  const [url = ""] = server.resolvedUrls?.local ?? [];
  return { origin: new URL(url).origin, stop: () => server.close() };
};
