/** A button that copies says what copying came to. */
import { createStore } from "jotai";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { StoreProvider } from "#src/i18n/StoreProvider.tsx";
import { CopyButton } from "#src/interaction/CopyButton.tsx";
import { i18nIn } from "#test/support/i18nIn.ts";

const said = () => document.querySelector("body > [data-live-announcer]")?.textContent;

it("a CopyButton becomes its result, and announces each", async () => {
  const store = createStore();
  store.set(i18nAtom, await i18nIn("en"));
  let isAllowed = false;
  const screen = await render(
    <StoreProvider store={store}>
      <CopyButton onCopy={() => Promise.resolve(isAllowed)} />
    </StoreProvider>,
  );
  const button = screen.getByRole("button");
  await expect.element(button).toHaveTextContent("Copy");
  const result = () => [button.element().querySelector("svg")?.classList[1], said()];
  await button.click();
  await expect.poll(result).toEqual(["lucide-triangle-exclamation-point", "Could not copy"]);
  isAllowed = true;
  await button.click();
  await expect.poll(result).toEqual(["lucide-check", "Copied"]);
  const seen: Array<string | null | undefined> = [];
  new MutationObserver(() => seen.push(said())).observe(document.body, { childList: true, subtree: true });
  await button.click();
  await expect
    .poll(() => seen.filter((words, index) => words !== seen[index - 1]).slice(-2))
    .toStrictEqual(["", "Copied"]);
});
