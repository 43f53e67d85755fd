/** A folder like the build's dist/, for the tests of a file, beside a file that must not be served. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { temporaryFolder } from "./temporaryFolder.ts";

export const script = "console.log('the console');\n".repeat(100);

export const welcomeDocument = (name: string) =>
  [
    `<!doctype html><meta name="application-name" content="${name}" />`,
    `<title data-named="Welcome · {app}">Welcome · ${name}</title>`,
    `<h1 class="a" data-named="Willkommen bei {app}" tabindex="-1">Willkommen bei ${name}</h1>`,
  ].join("");

/** Padding, since compression does not make such a small document smaller. */
export const padding = "<p>more</p>".repeat(20);

export const builtConsole = () => {
  const parent = temporaryFolder();
  const dir = join(parent, "dist");
  const write = (name: string, content: string | Buffer) => writeFileSync(join(dir, name), content);
  mkdirSync(join(dir, "assets"), { recursive: true });
  writeFileSync(join(parent, "secret.txt"), "not for everyone");
  write("index.html", welcomeDocument("Wellbeing Console") + padding);
  write(".env", "HIDDEN=1");
  write("app.html", "<!doctype html><title>App</title>");
  mkdirSync(join(dir, "docs"));
  write("docs/index.html", "<!doctype html><title>Contract</title>");
  const manifest = `${JSON.stringify({ id: "c0ffee" }, undefined, 2)}\n`;
  for (const name of ["build-manifest.json", "latest-build.json"]) write(name, manifest);
  write("assets/app-1a2b.js", script);
  write("assets/app-1a2b.js.br", brotliCompressSync(script));
  write("assets/app-1a2b.js.gz", gzipSync(script));
  write("assets/font-3c4d.woff2", "font");
  return dir;
};
