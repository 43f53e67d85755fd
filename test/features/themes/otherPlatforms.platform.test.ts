/** Publishing on platforms that answer in their own way. */
import { expect, it } from "vitest";
import { ThemeId } from "#schemas/themes/Theme.ts";
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
