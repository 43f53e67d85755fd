/** The main landmark of a page that only has a message. */
import { Info } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { asWritten } from "#src/i18n/i18n.ts";
import { InMainContext } from "#src/ui/contexts.ts";
import { MessagePage } from "#src/ui/MessagePage.tsx";

const page = createElement(MessagePage, { glyph: Info, title: asWritten("Page not found") });

it("a message page has the main landmark, unless it is inside one", () => {
  expect(renderToStaticMarkup(page)).toMatch(/^<main /);
  expect(renderToStaticMarkup(createElement(InMainContext, { value: true }, page))).toMatch(/^<div /);
});
