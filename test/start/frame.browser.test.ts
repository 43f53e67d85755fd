/** The words of the frame, and which clicks in it the console follows once it has started. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { frameId } from "#src/start/documentIds.ts";
import { followClicks, removeFrame, showFrame } from "#src/start/frame.ts";
import type { StartPage } from "#src/start/startPlan.ts";

const page: StartPage = {
  path: "/administer/my-apps",
  title: { en: "Overview", de: "Übersicht" },
  calls: [],
  hasList: false,
  hasBar: false,
  files: [],
};

const template = document.createElement("template");
template.id = frameId("en");
template.innerHTML = `<div><nav>
  <ul><li><a href="/administer/themes"><span>Themes</span></a></li><li><a href="/administer/admins">People</a></li></ul>
</nav></div>`;

const link = (name: string) =>
  [...document.querySelectorAll("nav a")].find(({ textContent }) => textContent === name);
/** A press of a mouse button on what a link contains, as a browser reports it. */
const press = (name: string, init: MouseEventInit = {}) => {
  const element = link(name);
  for (const type of ["mousedown", "mouseup"] as const)
    (element?.firstElementChild ?? element)?.dispatchEvent(new MouseEvent(type, { bubbles: true, ...init }));
};

beforeEach(() => {
  document.body.append(template);
  const frame = showFrame(page, "en", false);
  if (frame === undefined) throw new Error("There is no frame");
  followClicks(frame, [page]);
});
afterEach(() => {
  removeFrame();
  template.remove();
});

describe("the console goes to", () => {
  it("the link that was clicked last", () => {
    press("Themes");
    press("People");
    expect(removeFrame()).toBe("/administer/admins");
  });

  it("the link that was pressed, although the frame is gone before the button goes up", () => {
    link("Themes")?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
    expect(removeFrame()).toBe("/administer/themes");
  });

  it.each([
    ["the middle button", { button: 1 }],
    ["the right button", { button: 2 }],
    ["Control", { ctrlKey: true }],
    ["Command", { metaKey: true }],
    ["Shift", { shiftKey: true }],
    ["Alt", { altKey: true }],
  ])("no link that was pressed with %s, which the browser handles", (_with, init) => {
    press("Themes", init);
    expect(removeFrame()).toBeUndefined();
  });

  it("no link from which the pointer was dragged away", () => {
    link("Themes")?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
    link("People")?.dispatchEvent(new MouseEvent("mouseup", { bubbles: true }));
    expect(removeFrame()).toBeUndefined();
  });
});

it("the frame has the page's words in the person's language", () => {
  const german = document.createElement("template");
  german.id = frameId("de");
  german.innerHTML = "<main><header><a><svg></svg>Back</a><h1></h1><p></p></header></main>";
  document.body.append(german);
  const name = { en: "English", de: "Deutsch" };
  const frame = showFrame({ ...page, title: name, purpose: name, back: { href: "", name } }, "de", false);
  const texts = [...(frame?.querySelectorAll("a, h1, p") ?? [])].map(({ textContent }) => textContent);
  expect(texts).toEqual(Array(3).fill("Deutsch"));
  removeFrame();
  german.remove();
});
