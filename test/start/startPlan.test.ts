/** Which page of the start plan an address belongs to, and the calls it begins with. */
import { readdirSync, readFileSync } from "node:fs";
import { createRouter } from "@tanstack/react-router";
import { Option } from "effect";
import { expect, it } from "vitest";
import { routeTree } from "#src/app/router.ts";
import { startPages } from "#src/prerender/startPages.ts";
import { findPage } from "#src/start/startPlan.ts";
import { storeOver } from "#test/support/consoleStore.ts";
import { platformClient } from "#test/support/platformClient.ts";

const pages = startPages.map(({ back: _back, purpose: _purpose, ...page }) => ({
  ...page,
  title: { en: "", de: "" },
  files: [],
}));
const callsAt = (pathname: string) => findPage(pages, pathname)?.calls;

it.each([
  ["/administer/overview", ["/api/v1/users/me", "/api/v1/apps?page=0&size=10000"]],
  ["/administer/my-apps/app.1", ["/api/v1/users/me", "/api/v1/apps/app.1/tokens?page=0&size=10000"]],
  [
    "/administer/my-apps/a%20%C3%A4%3a",
    ["/api/v1/users/me", "/api/v1/apps/a%20%C3%A4%3A/tokens?page=0&size=10000"],
  ],
  ["/administer/users", ["/api/v1/users/me"]],
  ["/administer/users/statistics", ["/api/v1/users/me", "/api/v1/apps?page=0&size=10000"]],
  ["/administer/themes/new", ["/api/v1/users/me", "/api/v1/styles?page=0&size=10000"]],
])("%s begins with the person and its first data", (pathname, calls) => {
  expect(callsAt(pathname)).toEqual(calls);
});

/** Each route with its source. */
const routes = readdirSync("src/routes")
  .filter((file) => file.startsWith("administer."))
  .map((file) => readFileSync(`src/routes/${file}`, "utf8"))
  .flatMap((source) => {
    const path = /^ {2}path: "([^"]+)"/m.exec(source)?.[1];
    return path === undefined || path === "administer" || path === "/" ? [] : [{ source, path }];
  });

it("the pages are those of the routes below /administer", () => {
  expect(startPages.map(({ path }) => path).toSorted()).toEqual(
    routes.map(({ path }) => `/administer/${path}`).toSorted(),
  );
});

it.each(routes)("$path fetches the page that its route imports on demand", ({ source, path }) => {
  const code = startPages.find((page) => page.path === `/administer/${path}`)?.code.join();
  for (const [, module = ""] of source.matchAll(/lazyPage\(\s*\(\) => import\("#([^"]+)"/g))
    expect(code).toContain(module);
});

const screens = readdirSync("test/screens")
  .map((file) => readFileSync(`test/screens/${file}`, "utf8"))
  .join();

it.each(startPages)("what $path shows is approved as text", ({ path }) => {
  expect(screens).toContain(`"${path.split("/$", 1)[0]}`);
});

// The theme's loader takes long to import; its own test holds what it asks for.
const beginning = startPages.filter(({ path, calls }) => calls.length > 1 && !path.endsWith("$themeId"));

it.each(beginning)("the loader of $path asks for what its page begins with", async ({ path, calls }) => {
  const asked: Array<string> = [];
  const client = platformClient(({ url }) => {
    asked.push(decodeURIComponent(url).replace("http://platform.test", ""));
    return new Promise(() => {});
  }, "token");
  const context = { ...(await storeOver(client)), takeAuthResponse: Option.none };
  const { routesByPath } = createRouter({ routeTree, context });
  const { loader } = routesByPath[path as keyof typeof routesByPath].options as { loader?: unknown };
  const navigation = { context, params: { appId: "$appId" }, abortController: new AbortController() };
  if (typeof loader === "function") void Promise.allSettled([loader(navigation)]);
  await expect.poll(() => asked).toEqual(expect.arrayContaining(calls.slice(1)));
});

it.each([
  "/",
  "/administer",
  "/administer/overview/",
  "/ADMINISTER/overview",
  "/administer/my-apps/",
  "/administer/my-apps/..",
  "/administer/my-apps/a%2Fb",
  `/administer/my-apps/${"a".repeat(257)}`,
  "/administer/my-apps/a%00",
  "/administer/my-apps/%E4",
  "/administer/my-apps/%2e%2E",
])("an address without a page begins without a call: %s", (pathname) => {
  expect(callsAt(pathname)).toBeUndefined();
});
