/** What the operator can do with administrators from the command line, by the same functions as the API and the pages. */
import type { SqlError } from "@effect/sql";
import { Data, Effect, Option, Redacted } from "effect";
import { endSignIns } from "#platform/oidc/endSignIns.ts";
import { oidcNames } from "#platform/oidc/OidcNames.ts";
import { PlatformConfig, readMailbox } from "#platform/PlatformConfig.ts";
import { operatorEvent } from "#platform/server/eventLog.ts";
import { emailKey } from "#schemas/admins/emailKey.ts";
import { type AdministratorState, AdminsStore } from "./AdminsStore.ts";
import { registrationLinks } from "./registrationLinks.ts";

/** With what to do. */
export class CommandRefused extends Data.TaggedError("CommandRefused")<{ readonly message: string }> {}

const usage =
  'npm run admin -- list | disable ADDRESS | enable ADDRESS | invite "Ada Winter <ada@example.org>" | revoke-sessions ADDRESS';

const refuse = (message: string) => Effect.fail(new CommandRefused({ message }));

/** Returns what to print. */
export const operate = Effect.fn("operate")(function* ([command = "", text = ""]: ReadonlyArray<string>) {
  const { all, disable, enable, invite } = yield* AdminsStore;
  const { origin } = yield* PlatformConfig;
  const end = yield* endSignIns;
  const links = yield* registrationLinks;
  const administrators = yield* all;
  const find = (email: string) => administrators.find((each) => emailKey(each.email) === emailKey(email));

  /** Printed too, since the mail may not arrive. */
  const link = Effect.fn(function* (id: string, state: string) {
    const token = yield* links.issue(id, state === "active" ? "newPassword" : "registration");
    return `${oidcNames(origin).registration}/${Redacted.value(token)}`;
  });

  if (command === "list") {
    const lines = administrators.map(({ id, email, firstName, lastName, state }) =>
      [id, email, `${firstName} ${lastName}`, state].join("\t"),
    );
    return lines.join("\n");
  }
  if (command === "invite") {
    const person = Option.getOrUndefined(readMailbox(text));
    if (person === undefined) return yield* refuse(usage);
    const known = find(person.email);
    if (known?.state === "disabled") return yield* refuse(`${person.email} is disabled: enable it first`);
    const id = known?.id ?? (yield* invite(person));
    if (known) yield* links.renew(id);
    yield* operatorEvent("invitation", { subject: id });
    return yield* link(id, known?.state ?? "invited");
  }
  const changes: Readonly<
    Record<string, (person: AdministratorState) => Effect.Effect<unknown, SqlError.SqlError>>
  > = {
    disable: ({ id }) =>
      Effect.all([disable(id), end.all(id), operatorEvent("administrator-disabled", { subject: id })]),
    enable: ({ id }) => Effect.all([enable(id), operatorEvent("administrator-enabled", { subject: id })]),
    "revoke-sessions": ({ id }) =>
      Effect.all([end.all(id), operatorEvent("sessions-ended", { subject: id, reason: "all" })]),
  };
  const change = changes[command];
  if (change === undefined) return yield* refuse(usage);
  const person = find(text);
  if (person === undefined) return yield* refuse(`There is no administrator ${text}`);
  yield* change(person);
  return `${person.email}: done`;
});
