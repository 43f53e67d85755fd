/** A tab that was another person's says so, once. */
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { AdminId } from "#schemas/admins/CurrentUser.ts";
import { currentUserAtom } from "#src/features/sign-in/currentUser.ts";
import { FormerPersonNotice } from "#src/features/sign-in/FormerPersonNotice.tsx";
import { formerPersonAtom, takeFormerPerson } from "#src/features/sign-in/personalData.ts";
import { signedInScreen } from "#test/support/signedInScreen.tsx";
import { smallServer } from "#test/support/smallServer.ts";

const title = "This tab is now signed in as ada@example.org";
const before = "Another person was signed in here before.";
const kept = "What they typed is kept for their next sign-in in this tab.";

const leftBy = async (subject: string, hasKept: boolean) => {
  const { show, store, services } = await signedInScreen(smallServer());
  sessionStorage.setItem("wellbeing-console left", JSON.stringify({ subject, hasKept }));
  store.set(currentUserAtom, { id: AdminId.make("adm_ada"), email: "ada@example.org" });
  store.set(formerPersonAtom, await services.runPromise(takeFormerPerson));
  const again = await services.runPromise(takeFormerPerson);
  expect(again).toBeUndefined();
  const { container } = await show(<FormerPersonNotice />);
  return container;
};

it.each([
  [false, before],
  [true, `${before} ${kept}`],
])(
  "left by another person, it says so until that is dismissed: something is kept, %j",
  async (hasKept, words) => {
    const container = await leftBy("eve", hasKept);
    expect(container.textContent).toBe(title + words);
    await userEvent.keyboard("{Tab}{Enter}");
    await expect.poll(() => container.textContent).toBe("");
  },
);

it("left by the same person, it says nothing", async () => {
  const { textContent } = await leftBy("adm_ada", true);
  expect(textContent).toBe("");
});
