/** The console at the themes of a platform, which keeps them. */
import { page } from "vitest/browser";
import { type Opened, openConsole, press } from "#test/screens/openConsole.tsx";
import { at, type content, storedDraft, theme } from "#test/screens/someThemes.ts";
import { json } from "#test/support/smallServer.ts";

type StoredTheme = ReturnType<typeof theme>;

interface Platform {
  /** The next write is refused, since another administrator was faster. */
  isTooLate?: boolean;
  /** Of all writes. */
  readonly refusal?: Response | undefined;
  /** The answers to all writes are lost. */
  readonly isLost?: boolean;
  /** What it stores of a theme in place of what it is sent. */
  readonly instead?: Partial<StoredTheme>;
}

interface Given extends Partial<Opened> {
  readonly themes?: ReadonlyArray<StoredTheme>;
  /** A draft that was never published. */
  readonly started?: typeof content;
}

export const openThemes = async (path = "", given: Given = {}) => {
  const { themes = [theme("Sea"), theme("Forest")], started, ...more } = given;
  const stored = new Map(themes.map((each) => [String(each.id), each]));
  const its: Platform = {};
  let isAnswering = Promise.resolve();
  const answer = async (request: Request) => {
    await isAnswering;
    if (request.method === "GET") return json({ content: [...stored.values()] });
    if (its.refusal) return its.refusal.clone();
    const isNew = request.method === "POST";
    const id = isNew ? "thm_created" : (request.url.split("/").at(-1) ?? "");
    if (its.isTooLate === true) {
      its.isTooLate = false;
      return json({ _tag: "Changed" }, 412);
    }
    if (!isNew && !stored.has(id)) return json({}, 404);
    if (request.method === "DELETE") {
      stored.delete(id);
      return new Response(null, { status: 204 });
    }
    const sent = (await request.json()) as StoredTheme;
    const saved = { ...sent, ...its.instead, ...(isNew && { id }) };
    stored.set(id, saved);
    if (its.isLost === true) throw new TypeError("Failed to fetch");
    return json(saved, isNew ? 201 : 200);
  };
  const answers = { "/api/v1/styles": answer, "/api/v1/styles/": answer };
  const [dialog, question] = [page.getByRole("dialog"), page.getByRole("alertdialog")];
  return {
    ...(await openConsole({
      at: at + path,
      answers,
      ...(started && { stored: storedDraft(started) }),
      ...more,
    })),
    dialog,
    question,
    press: async (...names: ReadonlyArray<string>) => {
      for (const name of names) await press("button", { name });
    },
    names: () => [...stored.values()].map(({ name }) => name),
    stored: () => [...stored.values()],
    /** Another administrator publishes this in place of the theme “Sea”, or deletes it. */
    changeElsewhere: (change?: Partial<StoredTheme>) => {
      const sea = stored.get("thm_Sea");
      its.isTooLate = change !== undefined;
      if (sea && change) stored.set("thm_Sea", { ...sea, ...change });
      else stored.delete("thm_Sea");
    },
    tamper: (other: Platform) => Object.assign(its, other),
    /** It answers only once the returned function is called. */
    hold: () => {
      let release = () => {};
      isAnswering = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
  };
};
