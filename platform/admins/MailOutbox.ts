/**
 * Outbox of mails (table `invitation_mails`). With a link: an invitation for people without a password, else a link for a
 * new one. And that a password was changed. A row is deleted when sent.
 */
import { SqlClient } from "@effect/sql";
import { Context, type Duration, Effect, Layer, Redacted, Schedule } from "effect";
import { logFailure } from "#platform/api/failures.ts";
import { forgottenPasswordPath, oidcNames } from "#platform/oidc/OidcNames.ts";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { countMail } from "#platform/server/prometheus.ts";
import { Mailer } from "./Mailer.ts";
import { invitationMail, newPasswordMail, passwordChangedMail } from "./mails.ts";
import { type LinkOwner, type LinkPurpose, registrationLinks } from "./registrationLinks.ts";

const mails = { registration: invitationMail, newPassword: newPasswordMail } satisfies Record<
  LinkPurpose,
  unknown
>;

interface Recipient extends Omit<LinkOwner, "state"> {
  readonly kind: "link" | "passwordChanged";
  readonly attempts: number;
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const mailer = yield* Mailer;
  const { origin, appName } = yield* PlatformConfig;
  const about = { appName, host: new URL(origin).host, origin };
  const { registration } = oidcNames(origin);
  const links = yield* registrationLinks;

  /**
   * Takes the next due row and schedules its retry first, so no transaction is open while the mail is sent. Who forgot a
   * password waits for the link.
   */
  const takeDue = sql<Recipient>`
    update invitation_mails mail
    set attempts = attempts + 1, due_at = now() + interval '1 minute' * power(2, least(attempts, 9))
    from administrators a
    where a.id = mail.administrator_id and (mail.administrator_id, mail.kind) = (
      select administrator_id, kind from invitation_mails due join administrators on id = administrator_id
      where due_at <= now() and refused is null and not disabled
      order by password_hash is null, due_at limit 1 for update of due skip locked
    )
    returning a.id, a.email, a.first_name as "firstName", a.last_name as "lastName", kind, attempts,
      case when a.password_hash is null then 'registration' else 'newPassword' end as purpose`;

  const mailTo = Effect.fn("MailOutbox.mailTo")(function* (person: Recipient) {
    if (person.kind === "passwordChanged")
      return passwordChangedMail(person, about, origin + forgottenPasswordPath);
    const token = yield* links.issue(person.id, person.purpose);
    return mails[person.purpose](person, about, `${registration}/${Redacted.value(token)}`);
  });

  /** Sends every due mail, a link as a new one each time. A crash between sending and deleting sends the mail again. */
  const deliverDue: Effect.Effect<void> = Effect.gen(function* () {
    const [person] = yield* takeDue;
    if (person === undefined) return;
    yield* mailer.send(person.id, yield* mailTo(person)).pipe(
      Effect.zipRight(
        sql`delete from invitation_mails where administrator_id = ${person.id} and kind = ${person.kind}`,
      ),
      Effect.zipRight(countMail("sent")),
      Effect.catchTag("MailNotSent", ({ code, isFinal }) => {
        const what = `The mail to administrator ${person.id}`;
        const count = countMail(isFinal ? "refused" : "delayed");
        const warn = (line: string) => Effect.zipRight(count, Effect.logWarning(line));
        if (!isFinal) return warn(`${what} was not sent (${code}), try ${person.attempts}`);
        const end = sql`update invitation_mails set refused = ${code}
          where administrator_id = ${person.id} and kind = ${person.kind}`;
        return Effect.zipRight(end, warn(`${what} is refused (${code}) and not tried again`));
      }),
    );
    yield* deliverDue;
  }).pipe(Effect.orDie);

  const deliver = Effect.zipRight(Effect.orDie(links.queueRequested), deliverDue);

  return { deliver };
});

/** Between two deliveries. */
export class DeliveryPause extends Context.Reference<DeliveryPause>()("platform/DeliveryPause", {
  defaultValue: (): Duration.DurationInput => "2 seconds",
}) {}

export class MailOutbox extends Context.Tag("platform/MailOutbox")<
  MailOutbox,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(MailOutbox, make);

  /** Three deliver again and again until the platform stops, since a server may accept a mail and then be silent. */
  static readonly worker = Layer.scopedDiscard(
    Effect.flatMap(Effect.all([MailOutbox, DeliveryPause]), ([{ deliver }, pause]) =>
      deliver.pipe(
        Effect.catchAllCause((cause) => logFailure("The outbox of mails", cause)),
        Effect.repeat(Schedule.spaced(pause)),
        Effect.forkScoped,
        Effect.replicateEffect(3),
      ),
    ),
  );
}
