/** The page of an error asks again. What it says is in test/screens. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openConsole, press } from "#test/screens/openConsole.tsx";
import { app, refuse } from "#test/screens/world.ts";
import { json } from "#test/support/smallServer.ts";

it("a page that has failed is shown once its call is answered, and its title with it", async () => {
  let isBroken = true;
  await openConsole({
    at: "/administer/my-apps/app_anchor",
    answers: { "/api/v1/apps/app_anchor": () => (isBroken ? refuse() : json(app("Anchor"))) },
  });
  const heading = page.getByRole("heading", { level: 1 });
  await expect.element(heading).toHaveTextContent("Internal Server Error");
  expect(document.title).toMatch(/^Internal Server Error/u);
  isBroken = false;
  await press("button", { name: "Try again" });
  await expect.element(heading).toHaveTextContent("Anchor");
  await expect.poll(() => document.title).toMatch(/^Anchor/u);
});
