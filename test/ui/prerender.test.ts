/** The components of the welcome page work without JavaScript and without inline styles, which its policy forbids. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ButtonLink } from "#src/ui/Button.tsx";
import { Logo } from "#src/ui/Icon.tsx";
import { WelcomeImage } from "#src/ui/WelcomeImage.tsx";
import { asWritten } from "#src/i18n/i18n.ts";

const start = { href: "/auth", children: asWritten("Let's start") };

const parts = [
  [
    "the illustration",
    createElement(WelcomeImage, { label: asWritten("A phone between charts and people") }),
  ],
  ["the logo", createElement(Logo)],
  ["a link that looks like a button", createElement(ButtonLink, start)],
] as const;

it.each(parts)("%s has no style attribute", (_name, part) => {
  const html = renderToStaticMarkup(part);
  expect(html).toMatch(/^<(svg|a)/);
  expect(html).not.toContain("style=");
});

it("the illustration is one labelled image", () => {
  const [[, image]] = parts;
  expect(renderToStaticMarkup(image)).toContain('role="img" aria-label="A phone between charts and people"');
});

it("the link has an href, which works without JavaScript", () => {
  const [, , [, link]] = parts;
  expect(renderToStaticMarkup(link)).toContain('href="/auth"');
});
