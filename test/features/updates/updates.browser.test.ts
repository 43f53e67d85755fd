/** When a newer build is offered. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { latestBuildAtom, updateAtom } from "#src/features/updates/updates.ts";
import { lossAtom } from "#src/interaction/unsaved.ts";
import { enter, openConsole, press } from "#test/screens/openConsole.tsx";

it("a newer build is offered until it is postponed, and a later one again, but never while work is unsaved", async () => {
  const { store } = await openConsole({ at: "/administer/users" });
  const offer = (id: string) => store.set(latestBuildAtom, { id, news: { en: "News", de: "Neues" } });
  const offered = page.getByText("A new version is available");
  for (const id of ["two", "three"]) {
    offer(id);
    await expect.element(offered).toBeVisible();
    await press("button", { name: "Later" });
    await expect.element(offered).not.toBeInTheDocument();
    offer(id);
    expect(store.get(updateAtom)).toBeUndefined();
  }
  await enter("First name", "Grace");
  await expect.poll(() => store.get(lossAtom)).toBeDefined();
  offer("four");
  expect(store.get(updateAtom)).toBeUndefined();
  await enter("First name", "");
  await expect.element(offered).toBeVisible();
});
