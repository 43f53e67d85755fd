/** Renaming a theme from the list: what is sent to the platform, and which toast is shown. */
import { describe, expect, it } from "vitest";
import { messages } from "#src/features/themes/messages.en.ts";
import { type Middleware, themesWorld } from "#test/support/themesWorld.ts";

const { open, names, published, publishElsewhere } = themesWorld();

const recordMethods = () => {
  const methods: Array<string> = [];
  const middleware: Middleware = (request, next) => {
    methods.push(request.method);
    return next(request);
  };
  return { middleware, methods };
};

describe("a rename to the name that the theme already has", () => {
  it.each(["Calm sea", "  Calm sea "])("sends nothing and shows no toast: %j", async (name) => {
    const theme = await published("Calm sea");
    const { middleware, methods } = recordMethods();
    const mine = await open(middleware);
    methods.length = 0;
    expect(await mine.rename(theme.id, name)).toBeUndefined();
    expect(methods).toEqual([]);
    expect(mine.draft(theme.id)).toBeUndefined();
  });

  it("leaves unpublished changes as they are", async () => {
    const theme = await published("Calm sea");
    const mine = await open();
    mine.edit(theme.id, "Evening sea");
    const before = mine.draft(theme.id);
    expect(await mine.rename(theme.id, "Evening sea")).toBeUndefined();
    expect(mine.draft(theme.id)).toEqual(before);
  });
});

describe("a rename to another name", () => {
  it("is published at once when it is the only change", async () => {
    const theme = await published("Calm sea");
    const mine = await open();
    expect(await mine.rename(theme.id, "Forest")).toBe(messages.renamed);
    expect(await names()).toEqual(["Forest"]);
    expect(mine.draft(theme.id)).toBeUndefined();
  });

  it("waits with other unpublished changes", async () => {
    const theme = await published("Calm sea");
    const mine = await open();
    mine.change(theme.id, {
      _tag: "Edited",
      edit: { field: "fonts.ios", value: "New York" },
      key: crypto.randomUUID(),
    });
    expect(await mine.rename(theme.id, "Forest")).toBe(messages.renamedInDraft);
    expect(await names()).toEqual(["Calm sea"]);
    expect(mine.draft(theme.id)?.now).toMatchObject({ name: "Forest", fonts: { ios: "New York" } });
  });

  it("is published at once when all other changes were undone", async () => {
    const theme = await published("Calm sea");
    const mine = await open();
    mine.edit(theme.id, "Evening sea");
    mine.change(theme.id, { _tag: "Undone" });
    expect(await mine.rename(theme.id, "Forest")).toBe(messages.renamed);
    expect(await names()).toEqual(["Forest"]);
  });

  it("stays an unpublished change if the platform refuses it", async () => {
    const theme = await published("Calm sea");
    const mine = await open(async (request, next) => {
      if (request.method === "PUT") throw new TypeError("Failed to fetch");
      return next(request);
    });
    expect(await mine.rename(theme.id, "Forest")).toBe(messages.renameNotPublished);
    expect(await names()).toEqual(["Calm sea"]);
    expect(mine.draft(theme.id)?.now.name).toBe("Forest");
  });

  it("stays an unpublished change if the platform answers with another name", async () => {
    const theme = await published("Calm sea");
    const mine = await open(async (request, next) => {
      const answer = await next(request);
      return request.method === "PUT"
        ? Response.json({ ...(await answer.json()), name: "Calm sea" })
        : answer;
    });
    expect(await mine.rename(theme.id, "Forest")).toBe(messages.nameNotApplied);
    expect(mine.draft(theme.id)?.now.name).toBe("Forest");
  });

  it("stays an unpublished change if the theme is published elsewhere first", async () => {
    const theme = await published("Calm sea");
    const mine = await open();
    await publishElsewhere(theme, "Theirs");
    expect(await mine.rename(theme.id, "Forest")).toBe(messages.renameNotPublished);
    expect(await names()).toEqual(["Theirs"]);
    expect(mine.draft(theme.id)?.now.name).toBe("Forest");
  });
});
