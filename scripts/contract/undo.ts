/** Removes what the checks have written, found by its id or, if an answer had no id, by its name. */
import { Effect, Option } from "effect";
import type { App } from "#schemas/apps/App.ts";
import { asRecord } from "#schemas/lenient.ts";
import { maxPageSize } from "#schemas/pages.ts";
import { callNamed } from "./calls.ts";
import { type Checker, isSuccess } from "./checker.ts";
import { type Input, send } from "./exchange.ts";
import { contentOf, idOf } from "./lists.ts";

/** Records of one list that a check may have made; `member` contains the name. */
type Written = Readonly<Record<"list" | "remove" | "member", string>> & Pick<Input, "path">;

export const makeUndo = ({ target, error }: Checker) => {
  const written: Array<Written & { readonly names: ReadonlyArray<string>; readonly ids: Set<string> }> = [];
  const edited: Array<{ readonly app: App; readonly json: unknown }> = [];

  const attempt = (name: string, input: Input) => Effect.option(send(target, callNamed(name), input));

  /** The JSON of an answer; undefined without an answer or JSON. */
  const read = (...call: Parameters<typeof attempt>) =>
    Effect.map(attempt(...call), (answer) =>
      Option.getOrUndefined(Option.flatMap(answer, ({ json }) => json)),
    );

  /** Ids of the existing records that this check has created. */
  const remaining = ({ list, path = {}, member, names, ids }: (typeof written)[number]) =>
    Effect.gen(function* () {
      const found = new Set<string>();
      for (let page = 0; page < 1000; page += 1) {
        const json = yield* read(list, { path, query: { page: `${page}`, size: `${maxPageSize}` } });
        const content = contentOf(json);
        for (const entry of content) {
          const id = idOf(entry);
          const isOwn = names.includes(String(asRecord(entry)?.[member]).toLowerCase());
          if (id !== undefined && (isOwn || ids.has(id))) found.add(id);
        }
        const total = Number(asRecord(json)?.["totalElements"] ?? 0);
        if (content.length === 0 || total <= content.length * (page + 1)) break;
      }
      return found;
    });

  const removeAll = (one: (typeof written)[number]) =>
    Effect.gen(function* () {
      for (const id of yield* remaining(one)) yield* attempt(one.remove, { path: { ...one.path, id } });
      for (const id of yield* remaining(one))
        error(one.remove, "left", "", [`to remove ${id}, which this check has made`, "it is still there"]);
    });

  const restore = ({ app: { id, name, status }, json }: (typeof edited)[number]) =>
    Effect.gen(function* () {
      const now = asRecord(yield* read("apps.get", { path: { id } }));
      const isAsBefore = now?.["name"] === name && String(now["status"]).toLowerCase() === status;
      if (now === undefined || isAsBefore) return;
      const answer = yield* attempt("apps.update", { path: { id }, json });
      const what = "its name and status, which this check has changed";
      if (!Option.exists(answer, isSuccess))
        error("apps.update", "left", "", `expected to give ${id} back ${what}: refused`);
    });

  return {
    /** Called before records with these names are created; ids are added to the result. */
    ofList: (one: Written, names: ReadonlyArray<string>) => {
      const ids = new Set<string>();
      written.push({ ...one, ids, names: names.map((name) => name.toLowerCase()) });
      return ids;
    },
    /** Called before an app is edited; `json` is its PUT. */
    ofApp: (app: App, json: unknown) => void edited.push({ app, json }),
    apps: Effect.suspend(() => Effect.forEach(edited, restore, { discard: true })),
    lists: Effect.suspend(() => Effect.forEach(written, removeAll, { discard: true })),
  };
};

export type Undo = ReturnType<typeof makeUndo>;
