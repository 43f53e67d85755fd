/** Which messages a source file uses. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path/posix";
import { type ESTree, parseSync, Visitor } from "vite";

export interface MessageUses {
  /** `<path of the catalogue>#<key>`; the key is * where it is computed. */
  readonly used: ReadonlyArray<string>;
  readonly strings: ReadonlyArray<string>;
}

export const messageUses = (path: string, text: string): MessageUses => {
  const { program, module } = parseSync(path, text);
  const catalogues = new Map(
    module.staticImports.flatMap(({ moduleRequest: { value }, entries }) =>
      value.endsWith("/messages.en.ts")
        ? entries.map(({ localName }) => {
            const target = value.startsWith("#") ? value.slice(1) : normalize(join(dirname(path), value));
            return [localName.value, target] as const;
          })
        : [],
    ),
  );
  const used: Array<string> = [];
  const strings: Array<string> = [];
  const use = (node: ESTree.Node | null, key: string) => {
    const catalogue = node?.type === "Identifier" ? catalogues.get(node.name) : undefined;
    if (catalogue !== undefined) used.push(`${catalogue}#${key}`);
  };
  const keyOf = (key: ESTree.Node) => (key.type === "Identifier" ? key.name : "*");
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === "string") strings.push(value);
    },
    MemberExpression: ({ object, property, computed }) => use(object, computed ? "*" : keyOf(property)),
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== "ObjectPattern") return;
      for (const property of id.properties) {
        use(init, property.type === "Property" && !property.computed ? keyOf(property.key) : "*");
      }
    },
  }).visit(program);
  return { used, strings };
};

/** Every source file of src and schemas, by its path from the project's root. */
export const sources = (root: string): ReadonlyArray<readonly [path: string, text: string]> =>
  ["src", "schemas"]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((path) => /(?<!\.css)\.tsx?$/.test(path))
    .map((path) => [path, readFileSync(join(root, path), "utf8")]);
