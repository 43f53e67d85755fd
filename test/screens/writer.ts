/**
 * A screen as lines: what a person sees and hears of it, an element a line, indented by what it is in.
 *
 * `role words = value [states] (description) → address {looks}`. Text without a role is in quotes; ‹› is only heard, «» only
 * seen. `|` stands before what is beside the thing before it, other places are among the looks. What fits is on one line.
 */
import {
  getAriaChecked,
  getAriaDisabled,
  getAriaPressed,
  getAriaRole,
  getElementAccessibleDescription,
  getElementAccessibleName,
} from "ivya/utils";
import { drawnRows } from "./drawn.ts";
import { type Base, isOnlyHeard, looksOf, pageBase, type Place, placeAfter } from "./looks.ts";

/** They are one thing, whatever they contain. */
const single =
  /^(?:button|checkbox|combobox|heading|img|link|menuitem\w*|option|progressbar|radio|searchbox|slider|spinbutton|switch|tab|textbox)$/u;
const tabStops = /^(?:button|checkbox|combobox|link|searchbox|slider|switch|textbox)$/u;
/** One of them has the tab stop of all. */
const composite = "[role=grid], [role=listbox], [role=menu]";
/** Roles of plain markup say nothing. */
const isPlain =
  /^(?:|generic|none|presentation|rowgroup|document|time|strong|emphasis|code|deletion|insertion)$/u;

export interface Line {
  readonly role: string;
  /** Its words: what is shown, and what else is said of it. */
  readonly words: ReadonlyArray<string>;
  readonly label: string;
  readonly looks: ReadonlyArray<string>;
  readonly box: DOMRect | undefined;
  readonly children: ReadonlyArray<Line>;
  readonly place?: Place;
}

type Sense = "both" | "heard" | "seen";

const plain = (text: string) => text.replaceAll(/[\s\u2060]+/gu, " ").trim();
const inBraces = (looks: ReadonlyArray<string>) => (looks.length > 0 ? `{${looks.join(", ")}}` : "");
const isGone = (element: Element) => !element.checkVisibility({ visibilityProperty: true });
const isUnheard = (element: Element) =>
  element.ariaHidden === "true" || (element instanceof HTMLElement && element.inert);
const iconOf = (element: Element) =>
  /lucide-(?!icon)([\w-]+)/u.exec(element.getAttribute("class") ?? "")?.[1];
const within = (sense: Sense, element: Element): Sense => {
  if (isUnheard(element)) return "seen";
  return sense === "both" && isOnlyHeard(element) ? "heard" : sense;
};
const inSense = (text: string, sense: Sense) =>
  sense === "both" ? text : sense === "heard" ? `‹${text}›` : `«${text}»`;

interface Run {
  readonly text: string;
  readonly sense: Sense;
  readonly looks: ReadonlyArray<string>;
  readonly isIcon?: boolean;
}

/** The words and pictures of one thing, in order. */
const runsOf = (node: Node, base: Base, sense: Sense): ReadonlyArray<Run> => {
  if (node instanceof Text) {
    const text = plain(node.data);
    const looks = node.parentElement ? looksOf(node.parentElement, base).text : [];
    return text === "" ? [] : [{ text, sense, looks }];
  }
  if (!(node instanceof Element) || isGone(node)) return [];
  if (node instanceof SVGSVGElement) {
    const looks = looksOf(node, base).text.filter((look) => !/^(?:size|bold|light)/u.test(look));
    return [{ text: `icon:${iconOf(node) ?? "drawing"}`, sense: "both", looks, isIcon: true }];
  }
  const { box, own } = looksOf(node, base);
  const inner = [...node.childNodes].flatMap((child) =>
    runsOf(child, box.length > 0 ? { ...base, background: own.background } : base, within(sense, node)),
  );
  const [first, ...others] = inner;
  if (box.length === 0) return inner;
  if (first === undefined)
    return box.includes("unseen") ? [] : [{ text: "mark", sense: "both", looks: box, isIcon: true }];
  return [{ ...first, looks: [...first.looks, ...box] }, ...others];
};

/** Runs that differ in nothing are one. */
const written = (runs: ReadonlyArray<Run>) => {
  const parts: Array<{ text: string; sense: Sense; looks: string }> = [];
  for (const { text, sense, looks, isIcon } of runs) {
    const last = parts.at(-1);
    const look = inBraces(looks);
    const isSame = !isIcon && last?.sense === sense && last.looks === look && !last.text.startsWith("icon:");
    if (isSame) last.text += ` ${text}`;
    else parts.push({ text, sense, looks: look });
  }
  return parts.map(({ text, sense, looks }) => `${inSense(text, sense)}${looks && ` ${looks}`}`).join(" ");
};

const statesOf = (element: Element, role: string) => {
  const { ariaBusy, ariaCurrent, ariaExpanded, ariaSelected, ariaSort, ariaRequired, ariaInvalid } = element;
  const field =
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : undefined;
  const isDisabled = getAriaDisabled(element);
  const tabIndex = element instanceof HTMLElement ? element.tabIndex : -1;
  const isTabStop = tabIndex >= 0;
  const isInGrid = element.parentElement?.closest(composite) !== null;
  const isExpected = isInGrid ? isTabStop : tabStops.test(role) || single.test(role);
  return [
    isDisabled && "disabled",
    getAriaChecked(element) === true && "checked",
    getAriaPressed(element) === true && "pressed",
    (ariaBusy === "true" || element.matches("[data-busy]")) && "busy",
    ariaSelected === "true" && "selected",
    ariaCurrent !== null && ariaCurrent !== "false" && "current",
    ariaExpanded !== null && (ariaExpanded === "true" ? "expanded" : "collapsed"),
    ariaSort !== null && ariaSort !== "none" && ariaSort,
    (field?.required === true || ariaRequired === "true") && "required",
    ariaInvalid === "true" && "invalid",
    field?.readOnly && "read-only",
    element.getAttribute("aria-live") && `live ${element.getAttribute("aria-live")}`,
    // A menu takes the focus some frames after it has opened.
    element === document.activeElement && !/^(?:menu|listbox|option)/u.test(role) && "focus",
    tabIndex > 0 && `tab ${tabIndex}`,
    tabStops.test(role) && !isTabStop && !isDisabled && !isInGrid && "no tab stop",
    isTabStop && !isExpected && "tab stop",
  ].filter((state) => typeof state === "string");
};

const valueOf = (element: Element) => {
  if (element instanceof HTMLSelectElement) {
    const options = [...element.options].map(({ text }) => text);
    return [`= ${element.selectedOptions[0]?.text ?? ""} of ${options.join(", ")}`];
  }
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return [];
  if (/^(?:checkbox|radio)$/u.test(element.type)) return [];
  const { value, placeholder, type } = element;
  return [
    ...(value ? [`= ${value}`] : []),
    ...(placeholder ? [`placeholder “${placeholder}”`] : []),
    ...(/^(?:text|textarea|search)$/u.test(type) ? [] : [`type ${type}`]),
  ];
};

const addressOf = (element: Element) => {
  const href = element.getAttribute("href");
  if (href === null) return [];
  return [`→ ${href}${element.getAttribute("target") === "_blank" ? " in a new tab" : ""}`];
};

const withoutSpaces = (words: string) => words.replaceAll(" ", "");

interface Thing {
  readonly element: Element;
  readonly role: string;
  readonly base: Base;
  readonly sense: Sense;
  /** Where its words are; itself by default. */
  readonly shown?: Element;
}

/** Its name, unless its words are its name; and its words. */
const contentOf = ({ element, base, sense, shown = element }: Thing) => {
  const { own } = looksOf(shown, base);
  const runs = [...shown.childNodes].flatMap((child) => runsOf(child, own, sense));
  const wordsOfSense = (other: Sense) =>
    plain(runs.flatMap((run) => (run.sense === other || run.isIcon ? [] : [run.text])).join(" "));
  const read = wordsOfSense("seen");
  const name = plain(getElementAccessibleName(element, false));
  const isName = (words: string) => name === "" || withoutSpaces(name) === withoutSpaces(words);
  const isSeen = isName(wordsOfSense("heard"));
  const isNamed = !isName(read) && !isSeen;
  const isPicture = runs.every(({ isIcon }) => isIcon);
  const isAlike = (run: Run) => run.sense === sense || (isSeen && run.sense === "seen");
  const text = written(runs.map((run) => (isAlike(run) ? { ...run, sense: "both" } : run)));
  return {
    words: [name || read, ...(isNamed && !isPicture ? [read] : [])],
    content: isNamed ? [name, isPicture || text === "" ? text : `shows ${text}`] : [text],
  };
};

/** Around a thing and its looks: states, description and address. */
const detailsOf = (element: Element, role: string) => {
  const description = plain(getElementAccessibleDescription(element, false));
  const states = statesOf(element, role).map((state) => `[${state}]`);
  const described = description ? [`(${description})`] : [];
  return { description, details: [...valueOf(element), ...states, ...described, ...addressOf(element)] };
};

const joined = (parts: ReadonlyArray<string>) => parts.filter(Boolean).join(" ");

const lineOf = (thing: Thing): Line => {
  const { element, role, base, sense, shown = element } = thing;
  const { box, text } = looksOf(shown, base);
  const { words, content } = contentOf(thing);
  const { description, details } = detailsOf(element, role);
  const said = joined(content);
  const level = role === "heading" ? (element.ariaLevel ?? element.tagName.slice(1)) : "";
  const quoted = sense === "both" ? `"${said}"` : inSense(said, sense);
  return {
    role,
    words: [...words, ...valueOf(element).map((value) => value.replace(/^= /u, "")), description].filter(
      Boolean,
    ),
    label: isPlain.test(role) ? joined([quoted, ...details]) : joined([`${role}${level}`, said, ...details]),
    looks: [...text, ...box],
    box: shown.getBoundingClientRect(),
    children: [],
  };
};

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
    const parts = marks.map(
      ({ looks }, index) => `${looks.join(" ")} ${Math.round((100 * (widths[index] ?? 0)) / all)}%`,
    );
    return { ...first, label: `strip ${parts.join(", ")}`, looks: [] };
  });
};

export const linesIn = (root: Element): ReadonlyArray<Line> => placed(linesOf(root, pageBase(), "both"));
