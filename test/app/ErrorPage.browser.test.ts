/** The page of an error asks again, and that of an unknown address names it. What else they say is in test/screens. */
import { Option } from "effect";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { AppId } from "#schemas/apps/App.ts";
import { appVersions } from "#src/features/apps/apps.ts";
import { runEffect } from "#src/runtime/runtimeAtom.ts";
import { findForm } from "#src/services/storage/keptForms.ts";
import { enter, openConsole, press } from "#test/screens/openConsole.tsx";
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

it("a page that fails again says the time of this failure", async () => {
  await openConsole({
    at: "/administer/my-apps/app_anchor",
    answers: { "/api/v1/apps/app_anchor": () => refuse() },
  });
  const time = page.getByRole("main").getByRole("time");
  await expect.element(time).toHaveAttribute("datetime", new Date().toISOString());
  vi.setSystemTime(Date.now() + 3_600_000);
  await press("button", { name: "Try again" });
  await expect.element(time).toHaveAttribute("datetime", new Date().toISOString());
});

it.each(["x".repeat(257), "a%E2%80%AEb"])("an app whose id is %s is not asked for", async (id) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const asked = vi.fn<() => Response>(refuse);
  const at = `/administer/my-apps/${id}`;
  await openConsole({ at, width: 390, answers: { "/api/v1/apps/": asked } });
  await expect.element(page.getByText(`Page Not Found: ${at}`, { exact: true })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  expect(asked).not.toHaveBeenCalled();
});

it.each([
  "/administer/",
  "/administer/Overview",
  "/administer/users/none",
  "/foo/%3Cimg%20src=x%",
  "/administer/my-apps/app_none",
])("the page of the unknown address %s names it", async (at) => {
  await openConsole({ at });
  await expect.element(page.getByText(`Page not found: ${at}`, { exact: true })).toBeVisible();
  expect(document.title).toMatch(/^Page Not Found/u);
});

it("an app that is in the list, but gone, has the page of an unknown address", async () => {
  await openConsole({
    at: "/administer/overview",
    answers: { "/api/v1/apps/app_anchor": () => json({}, 404) },
  });
  await press("link", { name: "Anchor", exact: true });
  await expect.element(page.getByText("Page not found: /administer/my-apps/app_anchor")).toBeVisible();
});

it("what was typed is kept when its page fails", async () => {
  let isGone = false;
  const { store } = await openConsole({
    at: "/administer/my-apps/app_anchor",
    answers: { "/api/v1/apps/app_anchor": () => (isGone ? json({}, 404) : json(app("Anchor"))) },
  });
  await press("button", { name: "Edit" });
  await enter("Name", "Anchors");
  isGone = true;
  void store.set(appVersions.askAtom, AppId.make("app_anchor"));
  await expect.element(page.getByText("Page not found: ")).toBeVisible();
  const kept = await runEffect(store.get, findForm("app app_anchor"));
  expect(Option.getOrThrow(kept).get("name")).toBe("Anchors");
});

it("the page of an unknown app searches for it", async () => {
  await openConsole({ at: "/administer/my-apps/app_none" });
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect.element(page.getByRole("dialog").getByRole("combobox")).toHaveValue("app none");
});
