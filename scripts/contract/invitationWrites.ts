/** Invites an existing administrator; invites a new person only if the invitation may remain on the platform. */
import { Effect } from "effect";
import type { Checker } from "./checker.ts";
import type { Known } from "./reads.ts";
import { refuseNotJson, type WriteOptions } from "./writing.ts";

export const checkInvitations = (checker: Checker, { run, permanent }: WriteOptions, known: Known) =>
  Effect.gen(function* () {
    const { succeed, refuse, skip } = checker;
    const name = "admins.invite";
    const headers = { "idempotency-key": `${run}-invitation` };
    const { me, saysTaken } = known;
    const person = { firstName: "Contract", lastName: "Check", email: `${run}@mail.invalid` };
    const taken = { json: { ...person, email: me?.email } };
    yield* refuseNotJson(checker, name);
    if (me !== undefined && saysTaken.email) yield* refuse(name, 409, taken, "a taken email");
    else skip(name, "a taken email", "is_email_unique does not say that the administrator's is taken");
    if (permanent) yield* succeed(name, { headers, json: person });
    else skip(name, "success", "no call removes an invitation; --permanent sends one");
  });
