/** Invites an existing administrator; invites a new person only if the invitation may remain on the platform. */
import { Effect } from "effect";
import type { Checker } from "./checker.ts";
import type { Known } from "./reads.ts";
import { notJson, type WriteOptions } from "./writing.ts";

export const makeInvitations = (
  { succeed, refuse, skip }: Checker,
  { run, permanent }: WriteOptions,
  { me, saysTaken }: Known,
) =>
  Effect.gen(function* () {
    const name = "admins.invite";
    const person = { firstName: "Contract", lastName: "Check" };
    yield* refuse(name, 422, notJson, "a body that is no JSON");
    if (me !== undefined && saysTaken.email)
      yield* refuse(name, 409, { json: { ...person, email: me.email } }, "a taken email");
    else skip(name, "a taken email", "is_email_unique does not say that the administrator's is taken");
    if (permanent)
      yield* succeed(name, {
        headers: { "idempotency-key": `${run}-invitation` },
        json: { ...person, email: `${run}@mail.invalid` },
      });
    else skip(name, "success", "no call removes an invitation; --permanent sends one");
  });
