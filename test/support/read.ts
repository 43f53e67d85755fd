/**
 * A screen as a person reads it: its things by role, name, states and description, in the page's order. A place with a
 * name (a section, a card, a dialog) begins a line, as a row does; its name is … where it is repeated.
 */
import {
  getAriaChecked,
  getAriaDisabled,
  getAriaPressed,
  getAriaRole,
  getElementAccessibleDescription,
  getElementAccessibleName,
} from "ivya/utils";
import { page } from "vitest/browser";

/** They are read with their name alone, not with what they contain. */
const named =
  /^(?:application|button|checkbox|combobox|heading|img|link|menuitem\w*|option|progressbar|radio|searchbox|switch|tab|textbox)$/u;
/** They are read as one text, unless they contain one of those. */
const texts = /^(?:alert|cell|columnheader|definition|gridcell|listitem|paragraph|rowheader|status|term)$/u;
/** They are a line or more of their own. */
const places =
  /^(?:alertdialog|dialog|grid|group|list|listbox|listitem|menu|navigation|radiogroup|region|row|table|tablist|tabpanel)$/u;

const isHidden = (element: Element) =>
  element.closest("[aria-hidden=true]") !== null || !element.checkVisibility({ visibilityProperty: true });

const textOf = (node: Node): string => {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || isHidden(node)) return "";
  const inner = [...node.childNodes].map(textOf).join("");
  return getComputedStyle(node).display.startsWith("inline") ? inner : ` ${inner} `;
};
const plain = (text: string) => text.replaceAll(/[\s\u2060]+/gu, " ").trim();

const statesOf = (element: Element) => {
  const { ariaBusy, ariaCurrent, ariaExpanded, ariaSelected, ariaSort } = element;
  return [
    getAriaDisabled(element) && "disabled",
    getAriaChecked(element) === true && "checked",
    getAriaPressed(element) === true && "pressed",
    ariaBusy === "true" && "busy",
    ariaSelected === "true" && "selected",
    ariaCurrent !== null && ariaCurrent !== "false" && "current",
    ariaExpanded === "true" && "expanded",
    ariaSort !== null && ariaSort !== "none" && ariaSort,
  ].filter((state) => state !== false);
};

const wordsOf = (element: Element, role: string, words: string) => {
  const level = role === "heading" ? element.tagName.slice(1) : "";
  const isTyped = element instanceof HTMLInputElement && !/^(?:checkbox|radio)$/u.test(element.type);
  const value = isTyped ? element.value : "";
  const described = plain(getElementAccessibleDescription(element, false));
  return [
    `${role}${level}`,
    words,
    ...(value && words !== value ? [`= ${value}`] : []),
    ...statesOf(element).map((state) => `[${state}]`),
    ...(described ? [`(${described})`] : []),
  ]
    .filter(Boolean)
    .join(" ");
};

/** Parts of a line, and the lines of a place. */
type Part = string | ReadonlyArray<string>;

const joined = (parts: ReadonlyArray<Part>): ReadonlyArray<string> => {
  const lines: Array<string> = [];
  let isOpen = false;
  for (const part of parts) {
    if (typeof part !== "string") lines.push(...part);
    else if (isOpen && !part.startsWith("term ")) lines.push(`${lines.pop()} | ${part}`);
    else lines.push(part);
    isOpen = typeof part === "string";
  }
  return lines;
};

const hasControls = (element: Element) =>
  [...element.querySelectorAll("*")].some((each) => named.test(getAriaRole(each) ?? "") && !isHidden(each));
const isOneText = (element: Element) =>
  [...element.children].every(
    (child) => isHidden(child) || getComputedStyle(child).display.startsWith("inline"),
  );

const partsOf = (node: Element): ReadonlyArray<Part> => {
  if (isHidden(node)) return [];
  // A spinner; what is busy says it for itself.
  if (node.matches("[data-busy]:not([aria-busy])")) return ["[busy]"];
  const role = getAriaRole(node) ?? "";
  const name = plain(getElementAccessibleName(node, false));
  if (role === "heading" && hasControls(node))
    return [[node.tagName.replace("H", "heading"), ...joined([...node.children].flatMap(partsOf))].join(" ")];
  if (named.test(role)) return [wordsOf(node, role, name)];
  // The picture of a message; other icons are smaller.
  const picture = node.querySelector(":scope > svg.lucide[width='20']")?.classList[1];
  if (picture) return [picture.replace("lucide-", "icon ")];
  const text = plain(textOf(node));
  if (!hasControls(node) && (texts.test(role) || (!places.test(role) && isOneText(node)))) {
    const part = text && wordsOf(node, texts.test(role) ? role : "", text);
    return part ? [role === "listitem" ? [part] : part] : [];
  }
  const inner = [...node.children].filter(({ tagName }) => tagName !== "FIGCAPTION").flatMap(partsOf);
  if (role === "figure") return [wordsOf(node, role, name), ...inner];
  if (inner.length === 0) return [];
  const states = statesOf(node).map((state) => `[${state}]`);
  if (role === "columnheader" && states.length > 0) return [...states, ...inner];
  if (role === "row" || role === "listitem") {
    const [first, ...others] = joined(inner);
    return [[[role, ...states, first].join(" "), ...others]];
  }
  if (places.test(role) && name !== "") {
    const short = inner.map((part) => (typeof part === "string" ? part.replaceAll(name, "…") : part));
    return [joined([wordsOf(node, role, name), ...short])];
  }
  return node.ariaBusy === "true" ? ["[busy]", ...inner] : inner;
};

export const read = (root: Element): ReadonlyArray<string> => joined(partsOf(root));

const headOf = (line: string) => line.split(" | ", 1)[0] ?? "";

/** The lines that a state has and another one has not, and what that one had instead of nothing, as “without”. */
export const otherThan = (
  usual: ReadonlyArray<string>,
  lines: ReadonlyArray<string>,
): ReadonlyArray<string> => [
  ...usual.flatMap((line) =>
    lines.some((each) => headOf(each) === headOf(line)) ? [] : [`without ${headOf(line)}`],
  ),
  ...lines.filter((line) => !usual.includes(line)),
];

/** The entries of the open menu. */
export const menuItems = () =>
  page
    .getByRole("menuitem")
    .elements()
    .map(({ textContent }) => textContent);
