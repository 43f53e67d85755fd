/**
 * Vite plugin: what the contract says to people and tests (descriptions, examples, summaries of calls) stays out of the
 * console's build. Metrics keep theirs: the page for developers shows why an answer was not understood.
 */
import { type ESTree, parseSync, type Plugin, Visitor } from "vite";

const contract = /\/schemas\/(?!metrics\/|scalars|lenient).*\.ts$/;
const forPeople = new Set(["description", "examples"]);

type Span = readonly [start: number, end: number];

const nameOf = (node: ESTree.Node): string | undefined =>
  node.type === "Identifier" ? node.name : undefined;

/** From an object's member to the next, or to the end of the object. */
const membersForPeople = ({ properties, end }: ESTree.ObjectExpression): ReadonlyArray<Span> =>
  properties.flatMap((property, index) =>
    property.type === "Property" && forPeople.has(nameOf(property.key) ?? "")
      ? [[property.start, properties[index + 1]?.start ?? end - 1] as const]
      : [],
  );

export const withoutDocumentation = (path: string, code: string): string => {
  const spans: Array<Span> = [];
  new Visitor({
    CallExpression({ callee, arguments: [subject, about], end }) {
      if (callee.type !== "MemberExpression") return;
      const called = nameOf(callee.property);
      if (called === "annotations" && subject?.type === "ObjectExpression") {
        spans.push(...membersForPeople(subject));
      }
      const isOpenApi = subject?.type === "MemberExpression" && nameOf(subject.object) === "OpenApi";
      // Only where it follows another call: `HttpApiSecurity.annotate(…)` is a value of its own.
      const isChained = callee.object.type === "CallExpression";
      if (called === "annotate" && isChained && isOpenApi && about) spans.push([callee.object.end, end]);
    },
  }).visit(parseSync(path, code).program);
  // A call may be within what another leaves out.
  const outermost = spans.filter(
    (span) => !spans.some((other) => other !== span && other[0] <= span[0] && span[1] <= other[1]),
  );
  return outermost
    .toSorted(([a], [b]) => b - a)
    .reduce((rest, [start, end]) => rest.slice(0, start) + rest.slice(end), code);
};

export const undocumented = (): Plugin => ({
  name: "undocumented",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: contract },
    handler: (code, id) => ({ code: withoutDocumentation(id, code), map: null }),
  },
});
