/** What the welcome page is made of needs neither a script nor an inline style. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ButtonLink } from "#src/ui/ButtonLink.tsx";
import { Logo } from "#src/ui/Logo.tsx";
import { WelcomeImage } from "#src/ui/WelcomeImage.tsx";
import { words } from "#test/support/words.ts";

const start = { href: "/auth", children: "Let's start" };

const parts = [
  ["the illustration", createElement(WelcomeImage, { label: words("A phone between charts and people") })],
  ["the logo", createElement(Logo)],
  ["a link that looks like a button", createElement(ButtonLink, start)],
] as const;

it.each(parts)("%s has no style attribute", (_name, part) => {
  const html = renderToStaticMarkup(part);
  expect(html).toMatch(/^<(svg|a)/);
  expect(html).not.toContain("style=");
});

it("the illustration speaks as one image", () => {
  const [[, image]] = parts;
  expect(renderToStaticMarkup(image)).toContain('role="img" aria-label="A phone between charts and people"');
});

it("the link is followed without JavaScript", () => {
  const [, , [, link]] = parts;
  expect(renderToStaticMarkup(link)).toContain('href="/auth"');
});
