/** Deleting a theme over the version that was seen. */
import { describe, expect, it } from "vitest";
import { contentOfTheme } from "#src/features/themes/themes.ts";
import { themesWorld } from "#test/support/themesWorld.ts";

const { open, names, published, publishElsewhere, deleteElsewhere } = themesWorld();

const isWrite = ({ method }: Request) => method === "PUT" || method === "DELETE";

describe("deleting a theme", () => {
  it("deletes only the version that was seen", async () => {
    const theme = await published("Start");
    const seen = contentOfTheme(theme);
    const mine = await open();
    await publishElsewhere(theme, "Theirs");
    const outcome = await mine.remove(theme.id, seen);
    expect(outcome).toMatchObject({ _tag: "ChangedElsewhere", published: { name: "Theirs" } });
    expect(mine.state(theme.id).published?.name).toBe("Theirs");
    expect(await names()).toEqual(["Theirs"]);
    expect(await mine.remove(theme.id, { ...seen, name: "Theirs" })).toEqual({ _tag: "Deleted" });
    expect(await names()).toEqual([]);
  });

  it("removes its draft, and takes it off the list before the list is read again", async () => {
    const [theme, other] = [await published("Start"), await published("Other")];
    const mine = await open();
    mine.edit(theme.id, "Mine");
    expect(await mine.remove(theme.id, contentOfTheme(theme))).toEqual({ _tag: "Deleted" });
    expect(mine.state(theme.id)).toEqual({ published: null, draft: null });
    expect(mine.state(other.id).published?.name).toBe("Other");
  });

  it("names a theme that the platform still lists after it has confirmed the deletion, and no other", async () => {
    const [theme, other] = [await published("Start"), await published("Other")];
    const mine = await open((request, next) =>
      request.method === "DELETE" && request.url.endsWith(theme.id)
        ? Promise.resolve(new Response(null, { status: 204 }))
        : next(request),
    );
    for (const each of [theme, other]) await mine.remove(each.id, contentOfTheme(each));
    await expect.poll(mine.stillListed).toEqual([theme.id]);
    expect(mine.list()?.map(({ id }) => id)).toEqual([theme.id]);
  });

  it("succeeds when the theme is gone already", async () => {
    const theme = await published("Start");
    const mine = await open();
    await deleteElsewhere(theme);
    expect(await mine.remove(theme.id, contentOfTheme(theme))).toEqual({ _tag: "Deleted" });
  });

  it("keeps theme and draft when the platform cannot be reached", async () => {
    const theme = await published("Start");
    const mine = await open((request, next) =>
      isWrite(request) ? Promise.reject(new TypeError("Failed to fetch")) : next(request),
    );
    mine.edit(theme.id, "Mine");
    expect(await mine.remove(theme.id, contentOfTheme(theme))).toMatchObject({ _tag: "Failed" });
    expect(mine.state(theme.id)).toMatchObject({
      published: { name: "Start" },
      draft: { now: { name: "Mine" } },
    });
  });
});
