/** Outbox of invitation mails: a row is inserted with its administrator and deleted once the mail is sent. */
import { SqlClient } from "@effect/sql";
import { Context, Effect, Layer, Redacted, Schedule } from "effect";
import { oidcNames } from "#platform/oidc/OidcNames.ts";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { type Invitee, invitationMail } from "./invitationMail.ts";
import { Mailer } from "./Mailer.ts";
import { registrationLinks } from "./registrationLinks.ts";

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const mailer = yield* Mailer;
  const { origin } = yield* PlatformConfig;
  const { registration } = oidcNames(origin);
  const links = yield* registrationLinks;

  /** Takes the next due row and schedules its retry first, so no transaction is open while the mail is sent. */
  const takeDue = sql<Invitee & { readonly attempts: number }>`
    update invitation_mails mail
    set attempts = attempts + 1, due_at = now() + interval '1 minute' * power(2, least(attempts, 9))
    from administrators a
    where a.id = mail.administrator_id and mail.administrator_id = (
      select administrator_id from invitation_mails where due_at <= now() order by due_at limit 1 for update skip locked
    )
    returning a.id, a.email, a.first_name as "firstName", a.last_name as "lastName", attempts`;

  /** Sends every due mail, each with a new link. A crash between sending and deleting sends the mail again. */
  const deliver: Effect.Effect<void> = Effect.gen(function* () {
    const [invitee] = yield* takeDue;
    if (invitee === undefined) return;
    const token = yield* links.issue(invitee.id);
    const link = `${registration}/${Redacted.value(token)}`;
    yield* mailer.send(invitee.id, invitationMail(invitee, origin, link)).pipe(
      Effect.zipRight(sql`delete from invitation_mails where administrator_id = ${invitee.id}`),
      Effect.catchTag("MailNotSent", ({ code }) =>
        Effect.logWarning(
          `The mail to administrator ${invitee.id} was not sent (${code}), try ${invitee.attempts}`,
        ),
      ),
    );
    yield* deliver;
  }).pipe(Effect.orDie);

  return { deliver };
});

export class Invitations extends Context.Tag("platform/Invitations")<
  Invitations,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(Invitations, make);

  /** Delivers every two seconds until the platform stops. */
  static readonly worker = Layer.scopedDiscard(
    Effect.flatMap(Invitations, ({ deliver }) =>
      deliver.pipe(
        Effect.catchAllDefect(() => Effect.logError("The outbox of invitations could not be read")),
        Effect.repeat(Schedule.spaced("2 seconds")),
        Effect.forkScoped,
      ),
    ),
  );
}
