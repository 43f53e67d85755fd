/** `npm run shots` takes all pictures again; arguments for Playwright, such as `-g users`, select some. */
import { spawnSync } from "node:child_process";
import { mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBrowser } from "#scripts/browser.ts";
import { contactSheet } from "./contactSheet.ts";
import { folder } from "./shoot.ts";

const some = process.argv.slice(2);
ensureBrowser();
if (some.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
console.log(`Pictures of ${some.length === 0 ? "every page" : "some pages"} go into ${folder}/ …`);
const { status } = spawnSync("playwright", ["test", "--config", "shots.config.ts", ...some], {
  stdio: "inherit",
});
console.log(`${await contactSheet()} pictures: ${pathToFileURL(resolve(join(folder, "index.html"))).href}`);
process.exitCode = status ?? 1;
