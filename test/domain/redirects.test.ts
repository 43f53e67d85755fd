import { expect, it } from "vitest";
import { findCycle, findRedirect, isAbsolute, type RedirectRule } from "#src/domain/appConfigFile.ts";

it("a redirect applies to its exact path only, and leaves the console for an absolute target", () => {
  const rules = [{ from: "/old", to: "/administer/overview" }];
  expect(["/old", "/old/", "/older"].map((path) => findRedirect(rules, path))).toEqual([
    "/administer/overview",
    undefined,
    undefined,
  ]);
  expect(["https://help.example/start", "/administer/overview"].map(isAbsolute)).toEqual([true, false]);
});

/** `/a→/b /b→/c`: two rules. */
const rulesOf = (text: string): ReadonlyArray<RedirectRule> =>
  text.split(" ").map((rule) => {
    const [from = "", to = ""] = rule.split("→");
    return { from, to };
  });

it.each([
  ["in a chain", "/a→/b /b→/c", undefined],
  ["to the same path", "/x→/y /a→/a?again#here", 1],
  ["that lead back through another", "/a→/b /b→/a", 0],
  ["that lead into a cycle of others", "/a→/b /b→/c /c→/b", 1],
  ["that leave the console", "/a→https://a.example/a", undefined],
])("redirects %s: of %s, the first of a cycle is %j", (_title, rules, cycle) => {
  expect(findCycle(rulesOf(rules))).toBe(cycle);
});
