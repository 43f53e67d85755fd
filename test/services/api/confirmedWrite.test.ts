/** A write overwrites only the version that was seen, whatever a platform answers. */
import { Cause, Effect, Exit } from "effect";
import { expect, it } from "vitest";
import { Changed, NotFound, Unexpected } from "#schemas/errors.ts";
import { UnexpectedAnswer } from "#src/services/api/answers.ts";
import { confirmedWrite } from "#src/services/api/confirmedWrite.ts";

type Failure = Changed | NotFound | Unexpected | UnexpectedAnswer;

const refused = new Changed({});
const gone = new NotFound({});
const failed = new Unexpected({});
const noBody = new UnexpectedAnswer({ expected: 200, got: 204, isEmpty: true });
const otherBody = new UnexpectedAnswer({ expected: 201, got: 200, isEmpty: false });

const changed = { _tag: "ChangedElsewhere", now: "theirs" };

it.each<
  [title: string, answers: Array<string | Failure>, readBack: Array<string | Failure>, outcome: unknown]
>([
  ["that is carried out is not read back", ["mine"], [], "mine"],
  ["that fails is not repeated", [failed], [], failed],
  ["over an entry that is gone is not repeated", [gone], [], gone],
  ["with an answer of another shape is not repeated", [otherBody], [], otherBody],
  ["without an answer's body is read back", [noBody], ["mine"], "mine"],
  ["without an answer's body, of an entry that is gone since", [noBody], ["none"], gone],
  ["over another version", [refused], ["theirs"], changed],
  ["over a version that came back is sent once more", [refused, "mine"], ["seen"], "mine"],
  ["once more, without a body", [refused, noBody], ["seen", "mine"], "mine"],
  ["once more, over another version", [refused, refused], ["seen", "theirs"], changed],
  ["refused twice over the seen version", [refused, refused], ["seen", "seen"], { _tag: "VersionRefused" }],
  ["refused, and the version cannot be read", [refused], [failed], failed],
])("a write %s", async (_title, answers, versions, outcome) => {
  const replies = [...answers];
  const reads = [...versions];
  const take = (from: Array<string | Failure>): Effect.Effect<string, Failure> =>
    Effect.suspend(() => {
      const next = from.shift();
      if (next === undefined) throw new Error("asked for too often");
      return typeof next === "string" ? Effect.succeed(next) : Effect.fail(next);
    });
  const refusals: Array<Changed | undefined> = [];
  const exit = await Effect.runPromiseExit(
    confirmedWrite({
      send: (refusal) => {
        refusals.push(refusal);
        return take(replies);
      },
      readBack: take(reads),
      isSame: (version) => version === "seen",
      answerIn: (version) => (version === "none" ? undefined : version),
    }),
  );
  const got = Exit.isSuccess(exit) ? { is: exit.value } : Cause.squash(exit.cause);
  expect(got).toMatchObject(typeof outcome === "string" ? { is: outcome } : (outcome as object));
  expect([replies, reads]).toEqual([[], []]);
  expect(refusals).toEqual([undefined, refused].slice(0, answers.length));
});
