/** A tab that was another person's says so, once. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { tabKeys, tabPrefix } from "#src/services/storage/storageKeys.ts";
import { openConsole, press } from "#test/screens/openConsole.tsx";

const notice = page.getByRole("status").filter({ hasText: "This tab is now signed in as Ada Winter" });

const leftBy = async (subject: string) => {
  const key = tabPrefix + tabKeys.left;
  sessionStorage.setItem(key, JSON.stringify({ subject, hasKept: true }));
  const { settled } = await openConsole({ at: "/administer/users" });
  await settled();
  expect(sessionStorage.getItem(key)).toBeNull();
};

it("left by another person, it says so until that is dismissed", async () => {
  await leftBy("eve");
  await expect.element(notice).toHaveTextContent("is kept for");
  await press("button", { name: "Dismiss" });
  await expect.element(notice).not.toBeInTheDocument();
});

it("left by the same person, it says nothing", async () => {
  await leftBy("adm_ada");
  expect(notice.elements()).toEqual([]);
});
