import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findCycle, isAbsolute, findRedirect, type RedirectRule } from "#src/domain/redirects.ts";

describe("a rule", () => {
  const rules = [
    { from: "/old", to: "/administer/overview" },
    { from: "/help", to: "https://help.example/start" },
  ];

  it("leads its path elsewhere, and no other", () => {
    expect(findRedirect(rules, "/old")).toBe("/administer/overview");
    expect(findRedirect(rules, "/old/")).toBeUndefined();
    expect(findRedirect(rules, "/older")).toBeUndefined();
  });

  it("leaves the console for an absolute target", () => {
    expect(isAbsolute("https://help.example/start")).toBe(true);
    expect(isAbsolute("/administer/overview")).toBe(false);
  });
});

describe("rules", () => {
  it.each<[string, ReadonlyArray<RedirectRule>, number | undefined]>([
    [
      "that lead on",
      [
        { from: "/a", to: "/b" },
        { from: "/b", to: "/c" },
      ],
      undefined,
    ],
    [
      "to their own path",
      [
        { from: "/x", to: "/y" },
        { from: "/a", to: "/a?again#here" },
      ],
      1,
    ],
    [
      "that lead back by way of another",
      [
        { from: "/a", to: "/b" },
        { from: "/b", to: "/a" },
      ],
      0,
    ],
    [
      "that lead into a circle that others make",
      [
        { from: "/a", to: "/b" },
        { from: "/b", to: "/c" },
        { from: "/c", to: "/b" },
      ],
      1,
    ],
    ["that leave the console", [{ from: "/a", to: "https://a.example/a" }], undefined],
  ])("%s", (_title, rules, cycle) => {
    expect(findCycle(rules)).toBe(cycle);
  });

  it("without a circle lead any path to an end", () => {
    const path = fc.constantFrom("/a", "/b", "/c", "/d", "/e");
    const uniqueRules = fc.uniqueArray(fc.record({ from: path, to: path }), { selector: ({ from }) => from });
    fc.assert(
      fc.property(uniqueRules, path, (rules, start) => {
        fc.pre(findCycle(rules) === undefined);
        let at: string | undefined = start;
        for (let step = 0; step <= rules.length && at !== undefined; step += 1) at = findRedirect(rules, at);
        expect(at).toBeUndefined();
      }),
    );
  });
});
