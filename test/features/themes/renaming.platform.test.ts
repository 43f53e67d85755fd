/** Renaming a theme from the list: what is sent to the platform, and which toast is shown. */
import { describe, expect, it } from "vitest";
import { messages } from "#src/features/themes/messages.en.ts";
import { type Middleware, themesWorld } from "#test/support/themesWorld.ts";

const { open, names, published, publishElsewhere } = themesWorld();

describe("a rename to the name that the theme already has", () => {
  it.each(["Calm sea", "  Calm sea "])("sends nothing and shows no toast: %j", async (name) => {
    const theme = await published("Calm sea");
    const mine = await open();
    mine.use(() => Promise.reject(new Error("no call is expected")));
    expect(await mine.rename(theme.id, name)).toBeUndefined();
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

  const lost: Middleware = async () => {
    throw new TypeError("Failed to fetch");
  };
  const keepingName: Middleware = async (request, next) =>
    Response.json({ ...(await (await next(request)).json()), name: "Calm sea" });
  it.each([
    ["refuses it", lost, messages.renameNotPublished],
    ["answers with another name", keepingName, messages.nameNotApplied],
  ])("stays an unpublished change if the platform %s", async (_title, answer, toast) => {
    const theme = await published("Calm sea");
    const mine = await open((request, next) =>
      request.method === "PUT" ? answer(request, next) : next(request),
    );
    expect(await mine.rename(theme.id, "Forest")).toBe(toast);
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
