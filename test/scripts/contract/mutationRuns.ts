/** Mutates fields of recorded answers, and compares the checker's findings with those of the documents' schemas. */
import { asRecord } from "#schemas/lenient.ts";
import { calls } from "#scripts/contract/calls.ts";
import { type CheckOptions, checkedBy } from "#test/support/contractCheck.ts";
import {
  type FieldPath,
  fieldsOf,
  isMutation,
  issuePlaces,
  mutated,
  type Mutation,
  mutations,
  placeOfField,
  schemaOfAnswer,
} from "./mutations.ts";
import { type Change, type Recording, replay } from "./recording.ts";

/** A field in the answers of a call with a status. */
interface Mutated {
  readonly call: string;
  readonly status: number;
  readonly field: FieldPath;
  readonly mutation: Mutation;
}

interface Body {
  readonly sent: Readonly<Record<string, unknown>>;
  readonly answered: unknown;
}

const json = (text: string): unknown => (text === "" ? undefined : JSON.parse(text));

/** Changes one field of one answer of each of these calls, and nothing else. */
const changing =
  (all: ReadonlyArray<Mutated>): Change =>
  (answer, { call }) => {
    const one = all.find((each) => each.call === call && each.status === answer.status);
    if (one === undefined || answer.text === "") return answer;
    const body = mutated(JSON.parse(answer.text), one.field, one.mutation);
    return { ...answer, text: JSON.stringify(body) };
  };

const sorted = (places: ReadonlyArray<string>) => [...new Set(places)].toSorted();
const words: Partial<Record<Mutation, RegExp>> = { missing: /^missing/, null: /found null$/ };

/** Calls with their status: `["GET /api/v1/apps", 200]`. */
export type Lane = ReadonlyArray<readonly [call: string, status: number]>;

const app = "/api/v1/apps/:id";

/**
 * In a run, every lane changes one field after the other. Lanes are calls whose answers no other lane depends on: if the
 * list of apps cannot be read, nothing is requested of an app.
 */
const dependent: Readonly<Record<string, ReadonlyArray<ReadonlyArray<string>>>> = {
  "of the list of apps, an app and a new app": [["GET /api/v1/apps", `GET ${app}`, "POST /api/v1/apps"]],
  "of new secrets, new themes, the administrator and what is free": [
    ["POST /api/v1/apps/:appId/tokens"],
    ["POST /api/v1/styles"],
    ["GET /api/v1/users/me", "GET /api/v1/users/is_email_unique", "GET /api/v1/apps/is_app_name_unique"],
  ],
};
const named = Object.values(dependent).flat(2);
export const runs: typeof dependent = {
  ...dependent,
  "of all other calls": calls
    .filter(({ title, success }) => success.body !== undefined && !named.includes(title))
    .map(({ title }) => [title]),
};

export const mutationRuns = (recording: Recording, options: Omit<CheckOptions, "fetch">) => {
  const bodies = new Map<string, ReadonlyArray<Body>>();

  const bodiesOf = (call: string, status: number): ReadonlyArray<Body> => {
    const key = `${call} ${status}`;
    const found =
      bodies.get(key) ??
      [...recording.values()]
        .flat()
        .filter((answer) => answer.call === call && answer.status === status && answer.text !== "")
        .map(({ sent, text }) => ({
          sent: (status < 300 ? asRecord(json(sent)) : undefined) ?? {},
          answered: json(text),
        }));
    bodies.set(key, found);
    return found;
  };

  /** All mutations of the answers of a call. */
  const mutationsOf = (call: string, status: number): ReadonlyArray<Mutated> => {
    const fields = new Map(
      bodiesOf(call, status)
        .flatMap(({ answered }) => fieldsOf(answered))
        .map((field) => [placeOfField(field), field]),
    );
    return [...fields.values()].flatMap((field) =>
      Object.keys(mutations).flatMap((mutation) =>
        isMutation(mutation, field) ? [{ call, status, field, mutation }] : [],
      ),
    );
  };

  const placeIn = (status: number, place: string) =>
    [...(status < 400 ? [] : [String(status)]), ...(place === "" ? [] : [place])].join(" → ");

  /** The findings of the documents' schemas, and that an answer must repeat what was sent. */
  const expectedOf = ({ call, status, field, mutation }: Mutated): ReadonlyArray<string> =>
    bodiesOf(call, status)
      .flatMap(({ sent, answered }) => {
        const body = mutated(answered, field, mutation);
        const lost = Object.keys(sent).filter(
          (name) =>
            Object.hasOwn(asRecord(answered) ?? {}, name) && !Object.hasOwn(asRecord(body) ?? {}, name),
        );
        return [...issuePlaces(schemaOfAnswer(call, status), body, status >= 400), ...lost];
      })
      .map((place) => `${call} → ${placeIn(status, place)}`);

  /** Differences between the findings of the checker and of the documents' schemas. */
  const misjudged = async (all: ReadonlyArray<Mutated>) => {
    const { findings } = await checkedBy({
      ...options,
      fetch: replay(recording, changing(all)),
      trustsTokens: all.every(({ status }) => status !== 401),
    });
    const found = findings.map(({ call, place, problem }) => ({
      at: `${call} → ${place.replaceAll(/\[\d+\]/g, "[]")}`,
      problem,
    }));
    const expected = sorted(all.flatMap(expectedOf));
    const names = all.map(
      ({ call, status, field, mutation }) => `${call} → ${placeIn(status, placeOfField(field))} ${mutation}`,
    );
    const isSaid = all.every((one) => {
      const at = `${one.call} → ${placeIn(one.status, placeOfField(one.field))}`;
      const pattern = words[one.mutation];
      return (
        pattern === undefined ||
        !expected.includes(at) ||
        found.some((each) => each.at === at && pattern.test(each.problem))
      );
    });
    const places = sorted(found.map(({ at }) => at));
    return isSaid && places.join() === expected.join() ? [] : [{ names, expected, found }];
  };

  return {
    /** In a run, every lane changes one field after the other. */
    misjudgedOn: async (lanes: ReadonlyArray<Lane>) => {
      const all = lanes.map((lane) => lane.flatMap(([call, status]) => mutationsOf(call, status)));
      const wrong: Array<unknown> = all.some((lane) => lane.length === 0) ? ["a lane without a field"] : [];
      for (let index = 0; index < Math.max(...all.map((lane) => lane.length)); index += 1)
        wrong.push(...(await misjudged(all.flatMap((lane) => lane[index] ?? []))));
      return wrong;
    },
  };
};
