/** Removes what the checks have written, found by its id or, if an answer had no id, by its name. */
import { Effect, Option } from "effect";
import type { App } from "#schemas/apps/App.ts";
import { asRecord } from "#schemas/lenient.ts";
import { maxPageSize } from "#schemas/pages.ts";
import { type Checker, isSuccess } from "./checker.ts";
import { callNamed } from "./calls.ts";
import { type Answer, send } from "./exchange.ts";
import { contentOf, idOf } from "./lists.ts";

/** Records of one list that a check may have made. */
interface Written {
  readonly list: string;
  readonly remove: string;
  readonly path: Readonly<Record<string, string>>;
  /** The member that contains the name. */
  readonly member: string;
  readonly names: Set<string>;
  readonly ids: Set<string>;
}

export const makeUndo = ({ target, wrong, countRequest }: Checker) => {
  const written: Array<Written> = [];
  const edited: Array<{ readonly app: App; readonly body: unknown }> = [];

  const attempt = (name: string, input: Parameters<typeof send>[2]) => {
    countRequest();
    return Effect.option(send(target, callNamed(name), input));
  };

  /** The body of an answer; undefined without an answer or JSON. */
  const bodyOf = (answer: Option.Option<Answer>) =>
    Option.getOrUndefined(Option.flatMap(answer, ({ json }) => json));

  /** Ids of the existing records that this check has created. */
  const remaining = ({ list, path, member, names, ids }: Written) =>
    Effect.gen(function* () {
      const found = new Set<string>();
      for (let page = 0; page < 1000; page += 1) {
        const json = bodyOf(
          yield* attempt(list, { path, query: { page: `${page}`, size: `${maxPageSize}` } }),
        );
        const content = contentOf(json);
        for (const entry of content) {
          const [id, name] = [idOf(entry), asRecord(entry)?.[member]];
          if (
            id !== undefined &&
            (ids.has(id) || (typeof name === "string" && names.has(name.toLowerCase())))
          )
            found.add(id);
        }
        const total = asRecord(json)?.["totalElements"];
        const size = content.length;
        if (size === 0 || typeof total !== "number" || total <= size * (page + 1)) break;
      }
      return found;
    });

  const removeAll = (one: Written) =>
    Effect.gen(function* () {
      for (const id of yield* remaining(one)) yield* attempt(one.remove, { path: { ...one.path, id } });
      const left = yield* remaining(one);
      for (const id of left)
        wrong(one.remove, {
          cause: "left",
          place: "",
          problem: `expected to remove ${id}, which this check has made: it is still there`,
        });
    });

  const restore = ({ app, body }: (typeof edited)[number]) =>
    Effect.gen(function* () {
      const path = { id: app.id };
      const isAsBefore = Effect.map(attempt("apps.get", { path }), (answer) => {
        const json = asRecord(bodyOf(answer));
        return (
          json === undefined ||
          (json["name"] === app.name && String(json["status"]).toLowerCase() === app.status)
        );
      });
      if (yield* isAsBefore) return;
      const answer = yield* attempt("apps.update", { path, json: body });
      if (!Option.exists(answer, isSuccess))
        wrong("apps.update", {
          cause: "left",
          place: "",
          problem: `expected to give ${app.id} back its name and status, which this check has changed: refused`,
        });
    });

  return {
    /** Called before records with these names are created. */
    ofList: (
      one: Pick<Written, "list" | "remove" | "member"> & Partial<Pick<Written, "path">>,
      names: ReadonlyArray<string>,
    ) => {
      const all: Written = {
        path: {},
        ...one,
        names: new Set(names.map((name) => name.toLowerCase())),
        ids: new Set(),
      };
      written.push(all);
      return all.ids;
    },
    /** Called before an app is edited; `body` is its PUT. */
    ofApp: (app: App, body: unknown) => void edited.push({ app, body }),
    apps: Effect.suspend(() => Effect.forEach(edited, restore, { discard: true })),
    lists: Effect.suspend(() => Effect.forEach(written, removeAll, { discard: true })),
  };
};

export type Undo = ReturnType<typeof makeUndo>;
