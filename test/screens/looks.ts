/** How an element looks and where it stands: in the names of the tokens, and by words. Never in pixels. */
import { cssName } from "#schemas/colours.ts";
import { palettes } from "#src/theme/palette.ts";

const { color, chart, illustration } = palettes.light;
const named = (prefix: string, group: Readonly<Record<string, string>>) =>
  Object.entries(group).map(([name, value]) => [`${prefix}${cssName(name)}`, value] as const);
const tokens = [...named("", color), ...named("chart-", chart), ...named("illustration-", illustration)];

/** Where several tokens have one value, the first that is for this use. */
const uses = {
  color: /^(?:text|on-|accent|critical)/u,
  background: /^(?:canvas|surface|accent|critical|hover)/u,
  border: /^border/u,
  mark: /^(?:chart-|accent|text)/u,
};
type Use = keyof typeof uses;

const isClear = (value: string) => /^(?:transparent|none|rgba\(.*, 0\))$/u.test(value);

const asComputed = new Map<string, string>();
const computed = (value: string) => {
  const known = asComputed.get(value);
  if (known !== undefined) return known;
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = value;
  const found = getComputedStyle(probe).color;
  probe.remove();
  asComputed.set(value, found);
  return found;
};

/** `color(srgb 0.7 0.4 0 / 0.2)` as an opaque colour, and how much of it is left. */
const mixed = (value: string) => {
  const parts = /^color\(srgb ([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/u.exec(value)?.slice(1);
  const [red = 0, green = 0, blue = 0, alpha = 1] = (parts ?? []).map((part) => Number(part ?? 1));
  if (!parts) return undefined;
  const [r, g, b] = [red, green, blue].map((part) => Math.round(part * 255));
  return { opaque: `rgb(${r}, ${g}, ${b})`, percent: Math.round(alpha * 100) };
};

/** The token of a computed colour. */
export const tokenOf = (value: string, use: Use): string => {
  const mix = mixed(value);
  if (mix) return `${tokenOf(mix.opaque, use)}${mix.percent < 100 ? ` ${mix.percent}%` : ""}`;
  const names = tokens.flatMap(([name, each]) => (computed(each) === value ? [name] : []));
  return names.find((name) => uses[use].test(name)) ?? names[0] ?? value;
};

/** What is said only where it differs from what is around it. */
export interface Base {
  readonly color: string;
  readonly background: string;
  readonly size: string;
  readonly isBold: boolean;
}
export const pageBase = (): Base => {
  const { color, fontSize } = getComputedStyle(document.body);
  const { backgroundColor } = getComputedStyle(document.documentElement);
  return { color, background: backgroundColor, size: fontSize, isBold: false };
};

const sides = ["Top", "Right", "Bottom", "Left"] as const;
const borderOf = (style: CSSStyleDeclaration) => {
  const drawn = sides.filter(
    (side) =>
      style[`border${side}Style`] !== "none" &&
      style[`border${side}Width`] !== "0px" &&
      !isClear(style[`border${side}Color`]),
  );
  const [first] = drawn;
  if (first === undefined) return [];
  const where = drawn.length < 4 ? `-${drawn.join("-").toLowerCase()}` : "";
  return [`border${where} ${tokenOf(style[`border${first}Color`], "border")}`];
};

/** What makes an element a box of its own, even if it has no role. */
const boxOf = (style: CSSStyleDeclaration, base: Base) => {
  const { backgroundColor, opacity, position, boxShadow } = style;
  const isFilled = !isClear(backgroundColor) && backgroundColor !== base.background;
  return [
    ...(isFilled ? [`on ${tokenOf(backgroundColor, "background")}`] : []),
    ...borderOf(style),
    ...(boxShadow === "none" ? [] : ["shadow"]),
    ...(opacity === "1" ? [] : [opacity === "0" ? "unseen" : "faded"]),
    ...(position === "sticky" || position === "fixed" ? [position] : []),
  ];
};

const textOf = (element: Element, style: CSSStyleDeclaration, base: Base) => {
  const { color: own, fontSize, fontWeight, fontFamily, textDecorationLine, textOverflow } = style;
  const isBold = Number(fontWeight) >= 600;
  return [
    ...(own === base.color ? [] : [tokenOf(own, "color")]),
    ...(fontSize === base.size ? [] : [`size ${fontSize.replace("px", "")}`]),
    ...(isBold === base.isBold ? [] : [isBold ? "bold" : "light"]),
    ...(fontFamily.includes("mono") ? ["mono"] : []),
    ...(textDecorationLine === "none" ? [] : [textDecorationLine]),
    ...(textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth ? ["cut"] : []),
  ];
};

export const looksOf = (element: Element, base: Base) => {
  const style = getComputedStyle(element);
  const own: Base = {
    color: style.color,
    background: isClear(style.backgroundColor) ? base.background : style.backgroundColor,
    size: style.fontSize,
    isBold: Number(style.fontWeight) >= 600,
  };
  return { box: boxOf(style, base), text: textOf(element, style, base), own };
};

/** Only screen readers meet it. */
export const isOnlyHeard = (element: Element): boolean => {
  const style = getComputedStyle(element);
  return style.clipPath.startsWith("inset(50%") || style.getPropertyValue("clip").startsWith("rect(0");
};

export type Place = "below" | "beside" | "before" | "above" | "column" | "over";

/** Where a thing stands, seen from the one that is read before it. */
export const placeAfter = (before: DOMRect | undefined, here: DOMRect): Place => {
  if (before === undefined || before.width * before.height * here.width * here.height === 0) return "below";
  const common = Math.min(before.bottom, here.bottom) - Math.max(before.top, here.top);
  const isRight = here.left >= before.right - 2;
  if (common > Math.min(before.height, here.height) / 2) {
    if (isRight) return "beside";
    return here.right <= before.left + 2 ? "before" : "over";
  }
  if (here.top >= before.top) return "below";
  return isRight ? "column" : "above";
};
