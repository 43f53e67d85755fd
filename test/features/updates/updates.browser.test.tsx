/** When a newer build is offered, and how. */
import { expect, it } from "vitest";
import { UpdateNotice } from "#src/features/updates/UpdateNotice.tsx";
import { latestBuildAtom, updateAtom } from "#src/features/updates/updates.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { StoreProvider } from "#src/i18n/StoreProvider.tsx";
import { useUnsaved } from "#src/interaction/unsaved.ts";
import { i18nIn } from "#test/support/i18nIn.ts";
import { read } from "#test/support/read.ts";
import { signedInScreen } from "#test/support/signedInScreen.tsx";
import { smallServer } from "#test/support/smallServer.ts";

function Form() {
  useUnsaved(true);
  return null;
}

const offered = "paragraph A new version is available | News | button Reload | button Later";

it("a newer build is offered until it is postponed, and a later one again, but never while work is unsaved", async () => {
  const { store, show } = await signedInScreen(smallServer());
  const { container, rerender, getByRole } = await show(<UpdateNotice />);
  const offer = (id: string) => store.set(latestBuildAtom, { id, news: { en: "News", de: "Neues" } });
  const lines = () => read(container);
  expect(lines()).toEqual([]);
  for (const id of ["two", "three"]) {
    offer(id);
    await expect.poll(lines).toEqual([offered]);
    await getByRole("button", { name: "Later" }).click();
    await expect.poll(lines).toEqual([]);
    offer(id);
    expect(store.get(updateAtom)).toBeUndefined();
  }
  await rerender(
    <StoreProvider store={store}>
      <UpdateNotice />
      <Form />
    </StoreProvider>,
  );
  offer("four");
  expect(store.get(updateAtom)).toBeUndefined();
  await rerender(
    <StoreProvider store={store}>
      <UpdateNotice />
    </StoreProvider>,
  );
  await expect.poll(lines).toEqual([offered]);
  store.set(i18nAtom, await i18nIn("de"));
  await expect.poll(() => lines()[0]).toContain("| Neues |");
});
