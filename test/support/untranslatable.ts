/**
 * What a browser's translation breaks in JSX, as far as one file shows it: texts beside others, which React updates as
 * nodes of their own although the translation has moved them away (e2e/support/axe.ts finds the rest), and names.
 */
import { type ESTree, Visitor } from "vite";

/** Functions of i18n, and those that are named after what they return: `countText`, `periodName`. */
const makesText = /^(text|number|date|dates|relative|asWritten)$|(Text|Name|Words)$/;

export const untranslatableIn = (program: ESTree.Program, source: string): ReadonlyArray<string> => {
  const names = new Set<string>();
  const others = new Set<string>();
  const isText = (node: ESTree.Node | null | undefined): boolean => {
    switch (node?.type) {
      case "Literal":
        return typeof node.value === "string" || typeof node.value === "number";
      case "TemplateLiteral":
        return true;
      case "Identifier":
        return names.has(node.name) && !others.has(node.name);
      case "MemberExpression":
        return isText(node.property);
      case "CallExpression":
        return isMaker(node.callee);
      case "ConditionalExpression":
        return isText(node.consequent) || isText(node.alternate);
      case "LogicalExpression":
        return isText(node.right) || (node.operator !== "&&" && isText(node.left));
      default:
        return false;
    }
  };
  const isMaker = (callee: ESTree.Node): boolean =>
    callee.type === "MemberExpression"
      ? isMaker(callee.property)
      : callee.type === "Identifier" && makesText.test(callee.name);
  new Visitor({
    // Props and variables.
    TSPropertySignature: ({ key, typeAnnotation }) => {
      const type = typeAnnotation && source.slice(typeAnnotation.start, typeAnnotation.end);
      if (key.type !== "Identifier" || !type) return;
      (/^: (Text|string|number)( \| undefined)?$/.test(type) ? names : others).add(key.name);
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === "Identifier" && isText(init)) names.add(id.name);
    },
  }).visit(program);
  const found: Array<string> = [];
  const note = ({ start, end }: ESTree.Node) => found.push(source.slice(start, end));
  const noteTexts = (children: ReadonlyArray<ESTree.JSXChild>, isElement: boolean) => {
    // Nothing is rendered of comments, nor of white space that contains a line break.
    const shown = children.filter(
      (child) =>
        !(child.type === "JSXText" && /^\s*\n\s*$/.test(source.slice(child.start, child.end))) &&
        !(child.type === "JSXExpressionContainer" && child.expression.type === "JSXEmptyExpression"),
    );
    if (isElement && shown.length === 1) return;
    for (const child of shown)
      if (child.type === "JSXText" || (child.type === "JSXExpressionContainer" && isText(child.expression)))
        note(child);
  };
  // Only a component returns what React renders.
  const functions: Array<boolean> = [];
  const enter = (node: ESTree.Function | ESTree.ArrowFunctionExpression) => {
    functions.push(node.type === "FunctionDeclaration" && /^[A-Z]/.test(node.id?.name ?? ""));
  };
  const leave = () => void functions.pop();
  new Visitor({
    JSXElement: ({ children }) => noteTexts(children, true),
    JSXOpeningElement: (tag) => {
      const isName = tag.name.type === "JSXIdentifier" && /^(bdi|code|kbd|time)$/.test(tag.name.name);
      const isKept = tag.attributes.some(
        (each) => each.type === "JSXAttribute" && each.name.name === "translate",
      );
      if (isName && !isKept) note(tag);
    },
    JSXFragment: ({ children }) => noteTexts(children, false),
    FunctionDeclaration: enter,
    "FunctionDeclaration:exit": leave,
    FunctionExpression: enter,
    "FunctionExpression:exit": leave,
    ArrowFunctionExpression: enter,
    "ArrowFunctionExpression:exit": leave,
    ReturnStatement: ({ argument }) => {
      if (functions.at(-1) === true && isText(argument)) note(argument as ESTree.Node);
    },
  }).visit(program);
  return found;
};
