/** How a person closes what is open without a choice. */
import { userEvent } from "vitest/browser";

export const dismissals = [
  ["Escape", () => userEvent.keyboard("{Escape}")],
  [
    "a press outside",
    () => userEvent.click(document.documentElement, { position: { x: 3, y: 3 }, force: true }),
  ],
] as const;
