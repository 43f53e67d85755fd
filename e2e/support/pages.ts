/** Every page of the console, read from the route files, so that every check includes new pages at once. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

interface Route {
  readonly name: string;
  readonly parent: string;
  readonly path: string;
}

export interface ConsolePage {
  /** Used in file names and titles. */
  readonly name: string;
  readonly path: string;
  readonly isProtected: boolean;
}

const folder = fileURLToPath(new URL("../../src/routes/", import.meta.url));

const routes = readdirSync(folder).flatMap((file): ReadonlyArray<Route> => {
  if (file === "root.ts") return [];
  const source = readFileSync(folder + file, "utf8");
  const [, name] = /^export const (\w+) = createRoute\(/m.exec(source) ?? [];
  const [, parent] = /getParentRoute: \(\) => (\w+)/.exec(source) ?? [];
  const [, path] = /^ {2}path: "([^"]*)"/m.exec(source) ?? [];
  if (name === undefined || parent === undefined || path === undefined)
    throw new Error(`The route in ${file} cannot be read`);
  return [{ name, parent, path }];
});

/** Values for route parameters, from the demo data. */
const examples: Readonly<Record<string, string>> = { $appId: "app_balance", $themeId: "thm_calm_sea" };

const fullPath = ({ parent, path }: Route): string => {
  const above = routes.find(({ name }) => name === parent);
  const segments = path.split("/").map((segment) => examples[segment] ?? segment);
  return [above ? fullPath(above) : "", ...segments].filter((part, at) => at === 0 || part !== "").join("/");
};

const pageAt = (path: string, name = path.slice(1).replaceAll("/", ".")): ConsolePage => ({
  name,
  path,
  isProtected: path.startsWith("/administer"),
});

/** The routes without child routes. */
const ofRoutes = routes
  .filter(({ name }) => !routes.some(({ parent }) => parent === name))
  .map((route) => fullPath(route) || "/")
  .toSorted()
  .map((path) => pageAt(path, path === "/" ? "welcome" : path === "/auth" ? "sign-in" : undefined));

export const pages: ReadonlyArray<ConsolePage> = [...ofRoutes, pageAt("/nowhere", "not-found")];
