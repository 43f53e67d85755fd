/** Publishing on platforms that answer in their own way. */
import { expect, it } from "vitest";
import { type Theme, ThemeId } from "#schemas/themes/Theme.ts";
import { edited } from "#src/domain/themes/themeDraft.ts";
import type { ThemeEdit, ThemeField } from "#src/domain/themes/themeFields.ts";
import { type Middleware, themesWorld } from "#test/support/themesWorld.ts";

const { open, names, published } = themesWorld();

it("a theme with a number as its id is published under that number", async () => {
  const theme = await published("Start");
  const sent: Array<unknown> = [];
  const numbered: Middleware = async (request, next) => {
    const numberOf = (text: string) => text.replaceAll(`"${theme.id}"`, "17");
    const body = request.method === "PUT" ? await request.text() : undefined;
    if (body !== undefined) sent.push(new URL(request.url).pathname, JSON.parse(body).id);
    const answer = await next(
      new Request(request.url.replace("/17", `/${theme.id}`), {
        method: request.method,
        headers: request.headers,
        ...(body !== undefined && { body: body.replace('"id":17', `"id":"${theme.id}"`) }),
      }),
    );
    return new Response(numberOf(await answer.text()), answer);
  };
  const mine = await open(numbered);
  const id = ThemeId.make("17");
  mine.edit(id, "Mine");
  expect(await mine.publish(id)).toMatchObject({ _tag: "Published", id });
  expect(sent).toEqual(["/api/v1/styles/17", 17]);
  expect(await names()).toEqual(["Mine"]);
});

const isWrite = ({ method }: Request) => method === "PUT" || method === "POST";

/** Changes the body of each write before the platform stores it. */
const storing =
  (change: (theme: Theme) => object): Middleware =>
  async (request, next) => {
    if (!isWrite(request)) return next(request);
    const body = JSON.stringify(change((await request.json()) as Theme));
    return next(new Request(request.url, { method: request.method, headers: request.headers, body }));
  };

const withoutPrimary = storing((theme) => ({ ...theme, light: { ...theme.light, primary: "#000000" } }));
const edit = (field: ThemeField, value: string) => edited({ field, value } as ThemeEdit);

it("a colour that the platform does not store is named, and stays an unpublished change", async () => {
  const theme = await published("Start");
  const mine = await open(withoutPrimary);
  mine.change(theme.id, edit("light.primary", "#14532D"));
  mine.change(theme.id, edit("fonts.ios", "New York"));
  expect(await mine.publish(theme.id)).toEqual({
    _tag: "Published",
    id: theme.id,
    notStored: ["light.primary"],
  });
  const shown = mine.shown(theme.id);
  expect(shown?.published).toMatchObject({ light: { primary: "#000000" }, fonts: { ios: "New York" } });
  expect(shown?.draft).toMatchObject({ base: shown?.published, now: { light: { primary: "#14532D" } } });
});

it("a draft of a theme that cannot be read is not offered", async () => {
  const theme = await published("Start");
  const mine = await open();
  mine.edit(theme.id, "Mine");
  mine.use(async (request, next) => {
    const { content, ...page } = (await (await next(request)).json()) as { content: ReadonlyArray<object> };
    return Response.json({ ...page, content: content.map((each) => ({ ...each, fonts: null })) });
  });
  mine.reload();
  await expect.poll(() => mine.list()).toEqual([]);
  // So that its page says why.
  expect(await mine.exists(theme.id)).toBe(true);
  expect(mine.shown(theme.id)).toBeUndefined();
  expect(mine.draft(theme.id)).toMatchObject({ now: { name: "Mine" } });
});
