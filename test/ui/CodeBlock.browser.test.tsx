/** Code to copy: long lines scroll, and the button beside them covers none. */
import "#src/theme/theme.css.ts";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CodeBlock } from "#src/ui/CodeBlock.tsx";
import { asWritten } from "#src/i18n/Text.ts";

it("lines that are too long scroll beside the button", async () => {
  await page.viewport(390, 720);
  const screen = await render(
    <CodeBlock
      label={asWritten("Example")}
      code={"x".repeat(200)}
      copyButton={<button type="button">Copy</button>}
    />,
  );
  const code = screen.getByRole("group", { name: "Example" }).element();
  const button = screen.getByRole("button").element();
  expect(code.scrollWidth).toBeGreaterThan(code.clientWidth);
  expect(code.getBoundingClientRect().right).toBeLessThanOrEqual(button.getBoundingClientRect().left);
});
