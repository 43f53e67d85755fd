/** The console's copy of the contract loses what is for people, and nothing else. */
import { describe, expect, it } from "vitest";
import { withoutDocumentation } from "#scripts/vite/undocumented.ts";

const strip = (code: string) => withoutDocumentation("contract.ts", code).replaceAll(/\s+/g, " ");

describe("the documentation of a schema", () => {
  it("is left out of annotations, wherever it stands among them", () => {
    expect(strip('S.annotations({ description: "A", identifier: "B", examples: [1] });')).toBe(
      'S.annotations({ identifier: "B", });',
    );
    expect(strip('S.annotations({ identifier: "B", description: `A ${b}` })')).toBe(
      'S.annotations({ identifier: "B", })',
    );
  });

  it("is left out of a schema within a schema", () => {
    expect(strip('Struct({ a: S.annotations({ description: "A" }) }).annotations({ identifier: "B" })')).toBe(
      'Struct({ a: S.annotations({ }) }).annotations({ identifier: "B" })',
    );
  });

  it("is left out of calls, with all that follows kept", () => {
    expect(strip('get("list").annotate(OpenApi.Summary, "List").addError(Problem)')).toBe(
      'get("list").addError(Problem)',
    );
    expect(strip('get("list").annotate(Audience, "console")')).toBe(
      'get("list").annotate(Audience, "console")',
    );
  });

  it("stays where it is a function of its own", () => {
    const bearer = 'bearer.pipe(HttpApiSecurity.annotate(OpenApi.Description, "A"))';
    expect(strip(bearer)).toBe(bearer);
  });

  it("is not what has the same name elsewhere", () => {
    const field = 'Schema.Struct({ description: Schema.String, examples: words({ description: "A" }) })';
    expect(strip(field)).toBe(field);
  });
});
