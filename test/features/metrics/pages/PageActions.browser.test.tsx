/** The menu of a page of charts, whose acts the palette offers too. */
import { atom } from "jotai";
import { expect, it, vi } from "vitest";
import { PageActions } from "#src/features/metrics/pages/PageActions.tsx";
import { shownToastAtom } from "#src/interaction/toasts.ts";
import type { Progress } from "#src/interaction/whenLoaded.ts";
import { connectRouter } from "#src/runtime/locationAtom.ts";
import { signedInScreen } from "#test/support/signedInScreen.tsx";
import { smallServer } from "#test/support/smallServer.ts";

it("print waits until all numbers have loaded, but not on another page", async () => {
  const print = vi.spyOn(window, "print").mockReturnValue();
  const { store, show, acts, act, toasts } = await signedInScreen(smallServer());
  const progressAtom = atom<Progress | undefined>({ loaded: 0, all: 3 });
  const page = { name: "", charts: [], progressAtom };
  const toLocation = { pathname: "/", search: { lang: "en" }, hash: "" };
  connectRouter(store, { subscribe: (_event, tell) => tell({ toLocation }), navigate: () => undefined });
  const { unmount } = await show(<PageActions page={page} />);
  expect(acts()).toEqual(["Download all as CSV", "Print", "Copy link with fixed dates"]);
  const copy = vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("Refused"));
  await act("Copy link with fixed dates");
  await expect
    .poll(() => toasts().join())
    .toMatch(/^The link to 1 Jan 1970 – .+ could not be copied\. The browser does not allow it here\.$/);
  expect(store.get(shownToastAtom)?.more).toEqual({ isFailure: true });
  expect(copy.mock.calls.join()).toMatch(/\?from=1970-01-01&to=20\d\d-\d\d-\d\d&zone=\w/);
  await act("Print");
  await unmount();
  store.set(progressAtom, undefined);
  const { getByRole } = await show(<PageActions page={page} />);
  expect(print).not.toHaveBeenCalled();
  store.set(progressAtom, { loaded: 0, all: 3 });
  await getByRole("button", { name: "More actions" }).click();
  const entry = getByRole("menuitem", { name: "Print" });
  await expect.element(entry).toHaveTextContent("Starts when all has loaded (0 of 3)");
  await entry.click();
  expect(print).not.toHaveBeenCalled();
  store.set(progressAtom, undefined);
  await expect.poll(() => print.mock.calls).toHaveLength(1);
});
