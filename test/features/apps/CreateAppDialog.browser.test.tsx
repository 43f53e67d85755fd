/** Registering an app that the platform stores under another name. */
import { beforeEach, expect, it, vi } from "vitest";
import { CreateAppDialog } from "#src/features/apps/CreateAppDialog.tsx";
import { toastsAtom } from "#src/interaction/toasts.ts";
import { signedInScreen } from "#test/support/signedInScreen.tsx";
import { json, smallServer } from "#test/support/smallServer.ts";
import { emptyBrowser } from "#test/support/tab.ts";
import { app, four } from "./appListScreen.tsx";

beforeEach(emptyBrowser);

it.each([
  ["Echo", "App “Echo” registered"],
  ["Answered", "The platform registered the app as “Answered”"],
])("an app that is stored as “%s” is said to be", async (stored, says) => {
  const server = smallServer({
    "/api/v1/apps": ({ method }) => (method === "POST" ? json(app(stored, 5), 201) : json({ content: four })),
  });
  const { store, show } = await signedInScreen(server);
  const onCreated = vi.fn<(created: { name: string }) => void>();
  const screen = await show(<CreateAppDialog isOpen onClose={() => undefined} onCreated={onCreated} />);
  await screen.getByRole("textbox", { name: "Name" }).fill("Echo");
  await screen.getByRole("button", { name: "Register app" }).click();
  await expect.poll(() => onCreated.mock.calls).toMatchObject([[{ name: stored }]]);
  expect(store.get(toastsAtom)).toMatchObject([{ text: says }]);
});
