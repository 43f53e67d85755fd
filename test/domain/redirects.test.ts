import { describe, expect, it } from "vitest";
import { findCycle, findRedirect, isAbsolute, type RedirectRule } from "#src/domain/appConfigFile.ts";

describe("a redirect", () => {
  const rules = [
    { from: "/old", to: "/administer/overview" },
    { from: "/help", to: "https://help.example/start" },
  ];

  it("applies to its exact path only", () => {
    expect(findRedirect(rules, "/old")).toBe("/administer/overview");
    expect(findRedirect(rules, "/old/")).toBeUndefined();
    expect(findRedirect(rules, "/older")).toBeUndefined();
  });

  it("leaves the console for an absolute target", () => {
    expect(isAbsolute("https://help.example/start")).toBe(true);
    expect(isAbsolute("/administer/overview")).toBe(false);
  });
});

describe("redirects", () => {
  it.each<[string, ReadonlyArray<RedirectRule>, number | undefined]>([
    [
      "in a chain",
      [
        { from: "/a", to: "/b" },
        { from: "/b", to: "/c" },
      ],
      undefined,
    ],
    [
      "to the same path",
      [
        { from: "/x", to: "/y" },
        { from: "/a", to: "/a?again#here" },
      ],
      1,
    ],
    [
      "that lead back through another",
      [
        { from: "/a", to: "/b" },
        { from: "/b", to: "/a" },
      ],
      0,
    ],
    [
      "that lead into a cycle of others",
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
});
