/** The checker names exactly the call and the field that departs from the contract, and says nothing of what it permits. */
import { Effect } from "effect";
import { beforeAll, describe, expect, it } from "vitest";
import { checkedBy, demoDatabase, fetchOf } from "#test/support/contractCheck.ts";
import {
  type FieldPath,
  fieldsOf,
  isMutation,
  misfitPlaces,
  mutated,
  type Mutation,
  mutations,
  placeOfField,
  schemaOfAnswer,
} from "#test/support/contractMutations.ts";
import { type Change, record, type Recording, replay } from "#test/support/contractRecording.ts";
import { platformApi } from "#test/support/platformApi.ts";

const platform = platformApi(demoDatabase);
const options = { token: "", now: new Date(), write: true, permanent: true };
let recording: Recording;

beforeAll(async () => {
  const { fetch, token, sql } = platform();
  const recorder = record(fetchOf(fetch));
  options.token = token;
  // Both with an app of its own and with one that was there.
  await checkedBy({ ...recorder, ...options, permanent: false });
  await Effect.runPromise(sql`delete from idempotent_answers`);
  await checkedBy({ ...recorder, ...options });
  recording = recorder.answers;
});

/** A field of the answers that a call gives with a status. */
interface Mutated {
  readonly call: string;
  readonly status: number;
  readonly field: FieldPath;
  readonly mutation: Mutation;
}

const bodies = new Map<string, ReadonlyArray<unknown>>();

const answersOf = (call: string, status: number): ReadonlyArray<unknown> => {
  const key = `${call} ${status}`;
  const found =
    bodies.get(key) ??
    [...recording.values()]
      .flat()
      .filter((answer) => answer.call === call && answer.status === status && answer.text !== "")
      .map(({ text }): unknown => JSON.parse(text));
  bodies.set(key, found);
  return found;
};

/** All that can be done to the answers of a call. */
const mutationsOf = (call: string, status: number): ReadonlyArray<Mutated> => {
  const fields = new Map(
    answersOf(call, status)
      .flatMap((body) => fieldsOf(body))
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

/** What the documents say of it. */
const expectedOf = ({ call, status, field, mutation }: Mutated): ReadonlyArray<string> =>
  answersOf(call, status)
    .flatMap((body) =>
      misfitPlaces(schemaOfAnswer(call, status), mutated(body, field, mutation), status >= 400),
    )
    .map((place) => `${call} → ${placeIn(status, place)}`);

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

/** What the checker says otherwise than the documents do. */
const misjudged = async (all: ReadonlyArray<Mutated>) => {
  const { findings } = await checkedBy({ ...options, fetch: replay(recording, changing(all)) });
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

const app = "/api/v1/apps/:id";
const metrics = ["topic", "sociodemographic", "session", "engagement"].map(
  (name) => `GET /api/v1/apps/:appId/metric/user_${name}`,
);

/**
 * In a run, every lane changes one field, one after the other. Lanes are calls whose answers no other lane depends on:
 * where the list of apps cannot be read, nothing is asked of an app.
 */
const runs: Readonly<Record<string, ReadonlyArray<ReadonlyArray<string>>>> = {
  "of the list of apps, an app and a new app": [["GET /api/v1/apps", `GET ${app}`, "POST /api/v1/apps"]],
  "of new secrets, new themes, the administrator and what is free": [
    ["POST /api/v1/apps/:appId/tokens"],
    ["POST /api/v1/styles"],
    ["GET /api/v1/users/me", "GET /api/v1/users/is_email_unique", "GET /api/v1/apps/is_app_name_unique"],
  ],
  "of other lists, edits and statistics": [
    ["GET /api/v1/apps/:appId/tokens", "PUT /api/v1/styles/:id"],
    ["GET /api/v1/styles"],
    [`PUT ${app}`],
    ...metrics.map((call) => [call]),
  ],
};

const isLane = (calls: ReadonlyArray<string>) =>
  calls.flatMap((call) => [200, 201].flatMap((status) => mutationsOf(call, status)));

const misjudgedOn = async (lanes: ReadonlyArray<ReadonlyArray<Mutated>>) => {
  const count = Math.max(...lanes.map((lane) => lane.length));
  const wrong: Array<unknown> = [];
  for (let index = 0; index < count; index += 1)
    wrong.push(...(await misjudged(lanes.flatMap((lane) => lane[index] ?? []))));
  return wrong;
};

describe("every field of every answer, missing, null, of another type, renamed, is named where the documents forbid it", () => {
  it.each(Object.keys(runs))("%s", async (name) => {
    const lanes = (runs[name] ?? []).map(isLane);
    expect(lanes.every((lane) => lane.length > 0)).toBe(true);
    expect(await misjudgedOn(lanes)).toEqual([]);
  });

  it("of errors", async () => {
    const refused = [...recording.values()].flat().filter(({ call, status }) => call !== "" && status >= 400);
    const answers = new Map(refused.map(({ call, status }) => [`${call} ${status}`, { call, status }]));
    // Errors of a status one after the other: of a call, one changes at a time.
    const lanes = [...new Set(refused.map(({ call }) => call))].map((call) =>
      [...answers.values()]
        .filter((one) => one.call === call)
        .flatMap(({ status }) => mutationsOf(call, status)),
    );
    expect(await misjudgedOn(lanes)).toEqual([]);
  });

  it("of every call with a body", () => {
    const inLanes = new Set(Object.values(runs).flat(2));
    const answered = [...recording.values()].flat().filter(({ status, text }) => status < 300 && text !== "");
    expect(answered.map(({ call }) => call).filter((call) => !inLanes.has(call))).toEqual([]);
  });
});
