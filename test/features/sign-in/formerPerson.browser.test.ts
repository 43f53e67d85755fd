/** A tab that was another person's says so, once. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { tabKeys, tabPrefix } from "#src/services/storage/storageKeys.ts";
import { openConsole, press } from "#test/screens/openConsole.tsx";

const notice = page.getByRole("status").filter({ hasText: "This tab is now signed in as Ada Winter" });

const leftBy = async (subject: string, hasKept = true) => {
  const key = tabPrefix + tabKeys.left;
  sessionStorage.setItem(key, JSON.stringify({ subject, hasKept }));
  const { settled } = await openConsole({ at: "/administer/users" });
  await settled();
  expect(sessionStorage.getItem(key)).toBeNull();
};

it.each([false, true])(
  "left by another person, it says so until that is dismissed: something is kept, %j",
  async (hasKept) => {
    await leftBy("eve", hasKept);
    await expect.element(notice).toHaveTextContent(hasKept ? /is kept for/ : /was signed in here before\.$/);
    await press("button", { name: "Dismiss" });
    await expect.element(notice).not.toBeInTheDocument();
  },
);

it("left by the same person, it says nothing", async () => {
  await leftBy("adm_ada");
  expect(notice.elements()).toEqual([]);
});
