/**
 * A screen as lines: what a person sees and hears of it, an element a line (thing.ts), indented by what it is in. `|` stands
 * before what is beside the thing before it, other places are among the looks. What fits is on one line.
 */
import { getAriaRole, getElementAccessibleName } from "ivya/utils";
import { drawnRows } from "./drawn.ts";
import { type Base, isOnlyHeard, looksOf, pageBase, placeAfter } from "./looks.ts";
import {
  detailsOf,
  iconOf,
  inSense,
  isGone,
  isPlain,
  isUnheard,
  joined,
  type Line,
  lineOf,
  plain,
  type Sense,
  single,
  statesOf,
  type Thing,
  within,
} from "./thing.ts";

/** They are named by what they contain. */
const byContent = /^(?:row|cell|gridcell|rowheader|columnheader|listitem)$/u;
export const firstWords = (lines: ReadonlyArray<Line>): string | undefined => {
  const [line, ...others] = lines;
  return line && (line.words[0] ?? firstWords(line.children) ?? firstWords(others));
};

/** A name that is repeated inside is …, as for the heading and the buttons of a card. */
const without = (name: string, line: Line): Line => ({
  ...line,
  label: line.label.replace(name, "…"),
  children: line.children.map((child) => without(name, child)),
});
const isPlace =
  /^(?:alertdialog|dialog|figure|group|list|listbox|menu|navigation|radiogroup|region|table|tablist|tabpanel)$/u;

const containerOf = ({ element, role, base }: Thing, inner: ReadonlyArray<Line>): Line => {
  const { description, details } = detailsOf(element, role);
  const given = byContent.test(role) ? "" : plain(getElementAccessibleName(element, false));
  const level = role === "heading" ? element.tagName.slice(1) : "";
  const children = isPlace.test(role) && given !== "" ? inner.map((line) => without(given, line)) : inner;
  return {
    role,
    words: [given, description].filter(Boolean),
    label: joined([`${role}${level}`, given, ...details]),
    looks: looksOf(element, base).box,
    box: element.getBoundingClientRect(),
    children,
  };
};

const textLine = (node: Text, base: Base, sense: Sense): ReadonlyArray<Line> => {
  const text = plain(node.data);
  if (text === "") return [];
  const range = document.createRange();
  range.selectNode(node);
  const looks = node.parentElement ? looksOf(node.parentElement, base).text : [];
  const label = sense === "both" ? `"${text}"` : inSense(text, sense);
  return [{ role: "", words: [text], label, looks, box: range.getBoundingClientRect(), children: [] }];
};

const boxed = (
  element: Element,
  label: string,
  looks: ReadonlyArray<string>,
  children: ReadonlyArray<Line> = [],
  words: ReadonlyArray<string> = [],
): Line => ({ role: "", words, label, looks, box: element.getBoundingClientRect(), children });

const pictureLines = (svg: SVGSVGElement, base: Base): ReadonlyArray<Line> => {
  const icon = iconOf(svg);
  const looks = looksOf(svg, base).text.filter((look) => !/^(?:size|bold|light)/u.test(look));
  if (icon !== undefined) return [boxed(svg, `icon:${icon}`, looks)];
  return drawnRows(svg).map(({ label, words }) => ({
    ...boxed(svg, `drawn ${label}`, [], [], words),
    box: undefined,
  }));
};

const roleOf = (element: Element) => {
  const role = getAriaRole(element) ?? "";
  return role === "" && element.hasAttribute("aria-live") ? "live" : role;
};
const isThing = (element: Element) =>
  !isGone(element) &&
  !isUnheard(element) &&
  !isPlain.test(roleOf(element)) &&
  !(element instanceof SVGElement);
/** Words, and icons among them, without a thing inside. */
const isOneText = (element: Element) => {
  const inner = [...element.querySelectorAll("*:not(svg *)")].filter((each) => !isGone(each));
  return (
    plain(element.textContent) !== "" &&
    inner.every((each) =>
      each instanceof SVGSVGElement
        ? iconOf(each) !== undefined
        : !isThing(each) && getComputedStyle(each).display.startsWith("inline"),
    )
  );
};

const linesOf = (node: Node, base: Base, outside: Sense): ReadonlyArray<Line> => {
  if (node instanceof Text) return textLine(node, base, outside);
  if (!(node instanceof Element) || isGone(node) || node.matches(unread)) return [];
  const sense = within(outside, node);
  if (sense === "seen" && isOnlyHeard(node)) return [];
  if (
    node instanceof SVGSVGElement &&
    (sense === "seen" || plain(getElementAccessibleName(node, false)) === "")
  )
    return pictureLines(node, base);
  const role = sense === "seen" ? "" : roleOf(node);
  const thing = { element: node, role, base, sense };
  const input = node instanceof HTMLLabelElement ? node.querySelector("input") : null;
  if (sense !== "seen" && input && /^(?:radio|checkbox)$/u.test(input.type))
    return [lineOf({ ...thing, element: input, role: roleOf(input), shown: node })];
  const hasThings = [...node.querySelectorAll("*")].some(isThing);
  const isSingle = single.test(role) && !(role === "heading" && hasThings);
  if (sense !== "seen" && (isSingle || isOneText(node))) return [lineOf(thing)];
  const { box, own } = looksOf(node, base);
  const inner = placed(
    [...node.childNodes].flatMap((child) => linesOf(child, { ...base, background: own.background }, sense)),
  );
  if (!isPlain.test(role)) {
    const isSaid = inner.length > 0 || statesOf(node, role).length > 0;
    return isSaid ? [containerOf(thing, inner)] : [];
  }
  const isBusy = node.matches("[data-busy]:not([aria-busy])") || node.ariaBusy === "true";
  const looks = box;
  const marker = (says: string) => ({ ...boxed(node, `[${says}]`, []), box: undefined });
  if (isBusy) return [marker("busy"), ...inner];
  if (looks.join() === "faded") return [marker("faded"), ...inner];
  const isEmpty = inner.length === 0;
  if (
    looks.length === 0 ||
    (isEmpty && (box.includes("unseen") || node.clientWidth * node.clientHeight === 0))
  )
    return inner;
  return [boxed(node, isEmpty ? "mark" : "box", looks, inner)];
};

/** Each with its place after the one before it. */
const placed = (lines: ReadonlyArray<Line>): ReadonlyArray<Line> => {
  let before: DOMRect | undefined;
  const withPlaces = lines.map((line) => {
    const hasPlace = line.box !== undefined && line.box.width > 1 && line.box.height > 1;
    const place = hasPlace && line.box ? placeAfter(before, line.box) : "below";
    if (hasPlace) before = line.box;
    return { ...line, place };
  });
  return asStrips(withPlaces);
};

/** Regions of announcements empty themselves after seconds. */
const unread = "script, style, template, figcaption, [data-live-announcer]";

/** Marks beside one another are one strip, with the share of each. */
const asStrips = (lines: ReadonlyArray<Line>): ReadonlyArray<Line> => {
  const strips: Array<{ readonly first: Line; readonly marks: Array<Line> }> = [];
  for (const line of lines) {
    const last = strips.at(-1);
    if (line.label === "mark" && line.place === "beside" && last?.first.label === "mark")
      last.marks.push(line);
    else strips.push({ first: line, marks: [line] });
  }
  return strips.map(({ first, marks }) => {
    if (marks.length === 1) return first;
    const widths = marks.map(({ box }) => box?.width ?? 0);
    const all = widths.reduce((sum, each) => sum + each, 0);
    // Looks that are those of the mark before are not said again.
    const parts = marks.map(({ looks }, index) => {
      const look = looks.join(" ");
      const share = `${Math.round((100 * (widths[index] ?? 0)) / all)}%`;
      return look === marks[index - 1]?.looks.join(" ") ? share : `${look} ${share}`;
    });
    return { ...first, label: `strip ${parts.join(" ")}`, looks: [] };
  });
};

export const linesIn = (root: Element): ReadonlyArray<Line> => placed(linesOf(root, pageBase(), "both"));
