/**
 * One thing of a screen as a line.
 *
 * `role words = value [states] (description) → address {looks}`. A text without a role is in quotes; what is only heard is
 * in ‹›, what is only seen in «».
 */
import {
  getAriaChecked,
  getAriaDisabled,
  getAriaPressed,
  getElementAccessibleDescription,
  getElementAccessibleName,
} from "ivya/utils";
import { type Base, isOnlyHeard, looksOf, type Place } from "./looks.ts";

/** They are one thing, whatever they contain. */
export const single =
  /^(?:button|checkbox|combobox|heading|img|link|menuitem\w*|option|progressbar|radio|searchbox|slider|spinbutton|switch|tab|textbox)$/u;
const tabStops = /^(?:button|checkbox|combobox|link|searchbox|slider|switch|textbox)$/u;
/** One of them has the tab stop of all. */
const composite = "[role=grid], [role=listbox], [role=menu]";
/** Roles of plain markup say nothing. */
export const isPlain =
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

export type Sense = "both" | "heard" | "seen";

export const plain = (text: string) => text.replaceAll(/[\s\u2060]+/gu, " ").trim();
const inBraces = (looks: ReadonlyArray<string>) => (looks.length > 0 ? `{${looks.join(", ")}}` : "");
/** What has no box of its own is there with what it is in. */
export const isGone = (element: Element): boolean =>
  getComputedStyle(element).display === "contents"
    ? element.parentElement !== null && isGone(element.parentElement)
    : !element.checkVisibility({ visibilityProperty: true });
export const isUnheard = (element: Element) =>
  element.ariaHidden === "true" || (element instanceof HTMLElement && element.inert);
export const iconOf = (element: Element) =>
  /lucide-(?!icon)([\w-]+)/u.exec(element.getAttribute("class") ?? "")?.[1];
export const within = (sense: Sense, element: Element): Sense => {
  if (isUnheard(element)) return "seen";
  return sense === "both" && isOnlyHeard(element) ? "heard" : sense;
};
export const inSense = (text: string, sense: Sense) =>
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

export const statesOf = (element: Element, role: string) => {
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

export interface Thing {
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
export const detailsOf = (element: Element, role: string) => {
  const description = plain(getElementAccessibleDescription(element, false));
  const states = statesOf(element, role).map((state) => `[${state}]`);
  const described = description ? [`(${description})`] : [];
  return { description, details: [...valueOf(element), ...states, ...described, ...addressOf(element)] };
};

export const joined = (parts: ReadonlyArray<string>) => parts.filter(Boolean).join(" ");

export const lineOf = (thing: Thing): Line => {
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
