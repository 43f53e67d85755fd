/** Sends mails by SMTP or, without an SMTP server, writes them into files of the data folder. */
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { Context, Data, Effect, Layer, Option, Predicate, Redacted } from "effect";
import type { SendMailOptions } from "nodemailer";
import type { Address } from "nodemailer/lib/mailer/index.js";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { isLoopback } from "#platform/server/loopback.ts";

/** Carries only a code: messages of SMTP servers may contain the address. */
export class MailNotSent extends Data.TaggedError("MailNotSent")<{
  readonly code: string;
  /** The server refuses recipient or content (RFC 5321 §4.2.1, 5yz), so that another try has the same end. */
  readonly isFinal: boolean;
}> {}

interface MailerShape {
  /** Without an SMTP server, the id names the file: a later mail to the same administrator replaces it. */
  readonly send: (administratorId: string, mail: Mail) => Effect.Effect<void, MailNotSent>;
}

type Mail = SendMailOptions & { readonly to: { readonly name: string; readonly address: string } };

const attempt = <A>(send: () => Promise<A>) =>
  Effect.tryPromise({
    try: send,
    catch: (error) => {
      if (Predicate.hasProperty(error, "cause") && error.cause instanceof MailNotSent) return error.cause;
      const about = Object(error) as Readonly<Record<string, unknown>>;
      const { code = "UNKNOWN", originalCode = code, responseCode, command } = about;
      // A refused greeting, sign-in or sender is the operator's to mend.
      const isFinal = Number(responseCode) >= 500 && /RCPT|DATA/.test(String(command));
      return new MailNotSent({ code: [originalCode, responseCode].filter(Boolean).join(" "), isFinal });
    },
  });

/**
 * Ends the sending of a mail if the server does not offer SMTPUTF8: an address with umlauts before the @ may not go
 * there (RFC 6531 §3.1). nodemailer sends it in any case, and tells only its log what the server offers.
 */
const needSmtpUtf8 = () => {
  const controller = new AbortController();
  let offered = "";
  const ignore = () => {};
  const logger = {
    trace: ignore,
    warn: ignore,
    error: ignore,
    fatal: ignore,
    debug: (_about: unknown, line: unknown) => {
      if (String(line).startsWith("250")) offered = String(line);
    },
    info: (about: unknown) => {
      if (Predicate.hasProperty(about, "tnx") && about.tnx === "send" && !/^250.SMTPUTF8\b/im.test(offered))
        controller.abort(new MailNotSent({ code: "SMTPUTF8", isFinal: true }));
    },
  };
  return { logger, transactionLog: true, signal: controller.signal };
};

/** Loaded on the first mail, since most runs send none. */
const nodemailer = () => import("nodemailer");

const smtpMailer = (url: Redacted.Redacted, from: Address): MailerShape => {
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  // The name, the password and the links never go without TLS; `?requireTLS=false` in the URL permits it.
  const requireTLS = !isLoopback(new URL(Redacted.value(url)).hostname);
  const options = { url: Redacted.value(url), requireTLS, ...timeouts };
  const send: MailerShape["send"] = (_administratorId, mail) =>
    attempt(async () => {
      const { createTransport } = await nodemailer();
      const { signal, ...more } = /[^\0-\x7F].*@/.test(mail.to.address) ? needSmtpUtf8() : {};
      await createTransport({ ...options, ...more }, { from }).sendMail({
        ...mail,
        ...(signal && { signal }),
      });
    });
  return { send };
};

const fileMailer = (folder: string, from: Address): MailerShape => {
  const send = Effect.fn("Mailer.send")(function* (administratorId: string, mail: Mail) {
    const file = join(folder, `${administratorId}.eml`);
    yield* attempt(async () => {
      const { createTransport } = await nodemailer();
      const transport = createTransport(
        { streamTransport: true },
        { from, textEncoding: "quoted-printable" },
      );
      const { message } = await transport.sendMail(mail);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const [head = "", ...body] = (await text(Readable.from(message))).split("\r\n\r\n");
      // The text has no soft line breaks (RFC 2045 §6.7), so that its link can be copied out of the file.
      const copyable = body.join("\r\n\r\n").replaceAll("=\r\n", "");
      await writeFile(`${file}.unfinished`, `${head}\r\n\r\n${copyable}`, { mode: 0o600 });
      await rename(`${file}.unfinished`, file);
    });
    yield* Effect.logInfo(`No SMTP_URL is set: the mail is in ${file}`);
  });
  return { send };
};

export class Mailer extends Context.Tag("platform/Mailer")<Mailer, MailerShape>() {
  static readonly layer = Layer.effect(
    Mailer,
    Effect.map(PlatformConfig, ({ smtpUrl, mailFrom, origin, dataDir, appName }) => {
      const address = Option.getOrElse(mailFrom, () => `no-reply@${new URL(origin).hostname}`);
      const from = { name: appName, address };
      return Option.match(smtpUrl, {
        onNone: () => fileMailer(join(dataDir, "mails"), from),
        onSome: (url) => smtpMailer(url, from),
      });
    }),
  );
}
