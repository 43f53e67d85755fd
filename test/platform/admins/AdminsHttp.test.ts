import { Effect } from "effect";
import { expect } from "vitest";
import { itEffect } from "#test/support/itEffect.ts";
import { platformApi } from "#test/support/platformApi.ts";

const platform = platformApi();

const invite = (email: string) =>
  platform().client.admins.invite({
    payload: { firstName: "Grace", lastName: "Sommer", email },
    headers: {},
  });
const isUnique = (email: string) => platform().client.admins.isEmailUnique({ urlParams: { email } });
const administrators = Effect.suspend(() => platform().sql`select id from administrators order by id`);

itEffect.each([
  ["of an administrator", "ADA@example.org"],
  ["of an invited person, in the other spelling of its domain", "KIM@xn--exmple-cua.org"],
])("an address %s is refused as taken", function* (_title, taken) {
  yield* Effect.ignore(invite("kim@exämple.org"));
  expect(yield* isUnique(taken)).toBe(false);
  expect(yield* Effect.flip(invite(taken))).toMatchObject({ _tag: "EmailTaken", status: 409 });
});

itEffect("no administrator is added when the mail cannot be queued", function* () {
  const { sql } = platform();
  const before = yield* administrators;
  yield* sql`alter table invitation_mails add constraint refused_all check (false) not valid`;
  const failed = yield* Effect.flip(invite("nobody@example.org"));
  yield* sql`alter table invitation_mails drop constraint refused_all`;
  expect(failed).toMatchObject({ _tag: "Unexpected" });
  expect(yield* administrators).toEqual(before);
});
