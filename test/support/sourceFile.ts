/** A source file for the architecture test: its imports, calls and identifiers. */
import { dirname, join, normalize } from "node:path/posix";
import { type ESTree, parseSync, Visitor } from "vite";
import { untranslatableIn } from "./untranslatable.ts";

export interface Import {
  readonly specifier: string;
  /** Path from the project's root; a package's own name otherwise. */
  readonly target: string;
  readonly isType: boolean;
}

export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly imports: ReadonlyArray<Import>;
  /** Calls of methods and constructors without arguments, such as `Date.now()` and `new Date()`. */
  readonly calls: ReadonlyArray<string>;
  /** Every identifier once, properties and JSX elements included. */
  readonly identifiers: ReadonlyArray<string>;
  /** JSX that a translated page breaks or that translation breaks: texts without an element of their own, and names. */
  readonly untranslatable: ReadonlyArray<string>;
}

export const sourceFile = (path: string, text: string): SourceFile => {
  const { program, module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest === null ? [] : [{ specifier: moduleRequest.value, isType }],
    ),
  );
  const dynamics = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    specifier: text.slice(start, end).replaceAll(/^["'`]|["'`]$/g, ""),
    isType: false,
  }));
  return {
    path,
    text,
    imports: [...statics, ...exports, ...dynamics].map((found) => ({
      ...found,
      target: targetOf(path, found.specifier),
    })),
    ...namesIn(program),
    untranslatable: path.endsWith(".tsx") ? untranslatableIn(program, text) : [],
  };
};

const targetOf = (path: string, specifier: string): string => {
  const plain = specifier.replace(/\?.*$/, "");
  if (plain.startsWith(".")) return normalize(join(dirname(path), plain));
  return plain.startsWith("#") ? plain.slice(1) : plain;
};

const namesIn = (program: ESTree.Program): Pick<SourceFile, "calls" | "identifiers"> => {
  const calls: Array<string> = [];
  const identifiers = new Set<string>();
  new Visitor({
    CallExpression: ({ callee }) => {
      if (callee.type !== "MemberExpression" || callee.computed || callee.object.type !== "Identifier")
        return;
      calls.push(
        `${callee.object.name}.${callee.property.type === "Identifier" ? callee.property.name : ""}()`,
      );
    },
    NewExpression: ({ callee, arguments: given }) => {
      if (callee.type === "Identifier" && given.length === 0) calls.push(`new ${callee.name}()`);
    },
    Identifier: ({ name }) => void identifiers.add(name),
    JSXIdentifier: ({ name }) => void identifiers.add(name),
  }).visit(program);
  return { calls, identifiers: [...identifiers] };
};
