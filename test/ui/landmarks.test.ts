/** Roles and landmarks of static components. */
import { Info } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Card } from "#src/ui/Card.tsx";
import { InMainContext } from "#src/ui/contexts.ts";
import { MessagePage } from "#src/ui/MessagePage.tsx";
import { asWritten } from "#src/i18n/i18n.ts";

const page = createElement(MessagePage, { glyph: Info, title: asWritten("Page not found") });

it("a message page has the main landmark, unless it is inside one", () => {
  expect(renderToStaticMarkup(page)).toMatch(/^<main /);
  expect(renderToStaticMarkup(createElement(InMainContext, { value: true }, page))).toMatch(/^<div /);
});

const card = { title: asWritten("Users by age"), children: null };

it("a card's heading that links lead to has their id, and is not focusable on its own", () => {
  const html = renderToStaticMarkup(createElement(Card, { ...card, headingId: "chart-age" }));
  expect(html).toContain('aria-labelledby="chart-age"');
  expect(html).toMatch(/<h2 [^>]*id="chart-age">/);
});
