/** Themes as a platform keeps them, for the pages of themes. */
import { ThemeId } from "#schemas/themes/Theme.ts";
import { withContrastFixed } from "#src/domain/themes/contrast.ts";
import { json, smallServer } from "#test/support/smallServer.ts";
import { content } from "#test/support/themesTabs.ts";

const readable = withContrastFixed(content);

export const theme = (name: string, more: Partial<typeof content> = {}) => ({
  ...readable,
  ...more,
  id: `thm_${name}`,
  name,
});
type StoredTheme = ReturnType<typeof theme>;

export const idOf = (name: string) => ThemeId.make(`thm_${name}`);

/** `list` answers instead of the stored themes. */
export const themesServer = (
  first: ReadonlyArray<StoredTheme>,
  list = (stored: ReadonlyArray<StoredTheme>): Response | Promise<Response> => json({ content: stored }),
) => {
  let stored = first;
  /** The next write is refused, since another administrator was faster. */
  let isTooLate = false;
  let refusal: Response | undefined;
  let isAnswering = Promise.resolve();
  let storedOtherwise: Partial<StoredTheme> = {};
  const server = smallServer({
    "/api/v1/styles": async (request) => {
      if (request.method === "GET") return list(stored);
      await isAnswering;
      if (refusal) return refusal.clone();
      const sent = (await request.json()) as StoredTheme;
      const created = { ...sent, ...storedOtherwise, id: "thm_created" };
      stored = [...stored, created];
      return json(created, 201);
    },
    "/api/v1/styles/": async (request) => {
      const id = request.url.split("/").at(-1);
      await isAnswering;
      if (refusal) return refusal.clone();
      if (isTooLate) {
        isTooLate = false;
        return json({ _tag: "Changed" }, 412);
      }
      if (!stored.some((each) => each.id === id)) return json({}, 404);
      if (request.method === "PUT") {
        const saved = { ...((await request.json()) as StoredTheme), ...storedOtherwise, id: id ?? "" };
        stored = stored.map((each) => (each.id === id ? saved : each));
        return json(saved);
      }
      stored = stored.filter((each) => each.id !== id);
      return new Response(null, { status: 204 });
    },
  });
  return {
    server,
    names: () => stored.map(({ name }) => name),
    stored: () => stored,
    /** Another administrator publishes this in place of the theme, or deletes it. */
    changeElsewhere: (id: string, change: Partial<StoredTheme> | undefined) => {
      isTooLate = change !== undefined;
      stored = stored.flatMap((each) => (each.id === id ? (change ? [{ ...each, ...change }] : []) : [each]));
    },
    /** What it stores of a theme instead of what it is sent. */
    storeOtherwise: (instead: Partial<StoredTheme>) => {
      storedOtherwise = instead;
    },
    /** Writes are answered only once the returned function is called. */
    hold: () => {
      let answer = () => {};
      isAnswering = new Promise((resolve) => {
        answer = resolve;
      });
      return () => answer();
    },
    refuse: (answer: Response | undefined) => {
      refusal = answer;
    },
  };
};
