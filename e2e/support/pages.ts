/** Every page of the console, read from the route files, so that every check includes new pages at once. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export interface ConsolePage {
  /** Used in file names and titles. */
  readonly name: string;
  readonly path: string;
  readonly isProtected: boolean;
}

const folder = fileURLToPath(new URL("../../src/routes/", import.meta.url));
const withoutPage = ["root.ts", "administer.ts"];

/** Values for route parameters, from the demo data. */
const examples: Readonly<Record<string, string>> = { $appId: "app_balance", $themeId: "thm_calm_sea" };

const names: Readonly<Record<string, string>> = {
  "/": "welcome",
  "/auth": "sign-in",
  "/nowhere": "not-found",
};

const pathOf = (file: string): string => {
  const [, path] = /^ {2}path: "([^"]*)"/m.exec(readFileSync(folder + file, "utf8")) ?? [];
  if (path === undefined) throw new Error(`The route in ${file} cannot be read`);
  const above = file.startsWith("administer.") ? "administer" : "";
  const segments = [above, ...path.split("/")].filter((segment) => segment !== "");
  return `/${segments.map((segment) => examples[segment] ?? segment).join("/")}`;
};

const files = readdirSync(folder).filter((file) => !withoutPage.includes(file));

export const pages: ReadonlyArray<ConsolePage> = [...files.map(pathOf), "/nowhere"].map((path) => ({
  name: names[path] ?? path.slice(1).replaceAll("/", "."),
  path,
  isProtected: path.startsWith("/administer"),
}));
