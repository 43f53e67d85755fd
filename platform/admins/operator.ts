/** What the operator can do with administrators from the command line, by the same functions as the API and the pages. */
import { SqlClient, type SqlError } from "@effect/sql";
import { Data, Effect, Option, Redacted } from "effect";
import { endSignIns } from "#platform/oidc/endSignIns.ts";
import { oidcNames } from "#platform/oidc/OidcNames.ts";
import { PlatformConfig, readMailbox } from "#platform/PlatformConfig.ts";
import type { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import { emailKey } from "#schemas/admins/emailKey.ts";
import { type AdministratorState, AdminsStore } from "./AdminsStore.ts";
import { operatorEvents } from "./operatorEvents.ts";
import { type LinkPurpose, registrationLinks } from "./registrationLinks.ts";

/** With what to do. */
export class CommandRefused extends Data.TaggedError("CommandRefused")<{ readonly message: string }> {}

export const usage =
  'npm run admin -- list | events | disable ADDRESS | enable ADDRESS | invite "Ada Winter <ada@example.org>" | revoke-sessions ADDRESS';

const refuse = (message: string) => Effect.fail(new CommandRefused({ message }));
const misused = (reason: string) => refuse(`${reason}\n${usage}`);

/** Returns what to print. */
export const operate = Effect.fn("operate")(function* ([
  command = "",
  text = "",
  ...more
]: ReadonlyArray<string>) {
  // Of several addresses, none is silently left out.
  if (more.length > 0) return yield* misused(`${command} takes one person, a name in quotes`);
  const sql = yield* SqlClient.SqlClient;
  const { all, disable, enable, invite } = yield* AdminsStore;
  const events = yield* operatorEvents;
  const { origin } = yield* PlatformConfig;
  const end = yield* endSignIns;
  const links = yield* registrationLinks;
  const administrators = yield* all;
  const find = (email: string) => administrators.find((each) => emailKey(each.email) === emailKey(email));

  /** Printed, since a mail may not arrive. */
  const link = (id: string, purpose: LinkPurpose) =>
    Effect.map(
      links.issue(id, purpose),
      (token) => `${oidcNames(origin).registration}/${Redacted.value(token)}`,
    );

  const inviteTo = Effect.fn(function* (person: AdminInvitation, known: AdministratorState | undefined) {
    if (known?.state === "active") {
      // Without a mail, whose link would replace this one.
      yield* events.add("link-requested", known.id, "newPassword");
      return yield* link(known.id, "newPassword");
    }
    const id = known?.id ?? (yield* invite(person));
    if (known) yield* links.renew(id);
    yield* events.add("invitation", id);
    return yield* link(id, "registration");
  }, sql.withTransaction);

  if (command === "list") {
    const lines = administrators.map(({ id, email, firstName, lastName, state }) =>
      [id, email, `${firstName} ${lastName}`, state].join("\t"),
    );
    return lines.join("\n");
  }
  if (command === "events") {
    const lines = (yield* events.all).map(({ at, event, operator, subject, reason }) =>
      [at.toISOString(), event, operator, subject, reason ?? ""].join("\t"),
    );
    return lines.join("\n");
  }
  if (command === "invite") {
    const person = Option.getOrUndefined(readMailbox(text));
    if (person === undefined)
      return yield* misused("invite needs a person like Ada Winter <ada@example.org>");
    const known = find(person.email);
    if (known?.state === "disabled") return yield* refuse(`${person.email} is disabled: enable it first`);
    return yield* inviteTo(person, known);
  }
  const changes: Readonly<
    Record<string, (person: AdministratorState) => Effect.Effect<unknown, SqlError.SqlError>>
  > = {
    disable: ({ id }) => Effect.all([disable(id), end.all(id), events.add("administrator-disabled", id)]),
    enable: ({ id }) => Effect.all([enable(id), end.all(id), events.add("administrator-enabled", id)]),
    "revoke-sessions": ({ id }) => Effect.all([end.all(id), events.add("sessions-ended", id)]),
  };
  const change = changes[command];
  if (change === undefined) return yield* misused(`There is no command ${command}`);
  if (text === "") return yield* misused(`${command} needs an address`);
  const person = find(text);
  if (person === undefined) return yield* refuse(`There is no administrator ${text}`);
  yield* sql.withTransaction(change(person));
  return `${person.email}: done`;
});
