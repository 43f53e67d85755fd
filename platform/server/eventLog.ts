/** The one place that says who did what, and from where. Never a token, a secret, a password, or an address as typed. */
import { createHmac } from "node:crypto";
import { IncomingMessage } from "node:http";
import { HttpServerRequest } from "@effect/platform";
import { Effect } from "effect";
import { fullAddresses } from "#platform/oidc/clientAddress.ts";
import { OidcKeys } from "#platform/oidc/OidcKeys.ts";
import { emailKey } from "#schemas/admins/emailKey.ts";
import { SignedInUser } from "#schemas/Authentication.ts";
import { forRequest } from "./requestId.ts";

/** Each is explained in docs/guides/operations.md. */
export type EventKind =
  | "sign-in"
  | "sign-in-refused"
  | "sign-out"
  | "other-key"
  | "tokens-issued"
  | "token-refused"
  | "call-refused"
  | "request-refused"
  | "link-requested"
  | "password-set"
  | "sessions-ended"
  | "invitation"
  | "invitation-taken-back"
  | `administrator-${"disabled" | "enabled"}`
  | `app-${"created" | "changed"}`
  | `secret-${"created" | "deleted"}`
  | `theme-${"created" | "changed" | "deleted"}`;

interface EventFields {
  /** The id of the administrator who acts. */
  readonly administrator?: string;
  /** Instead of an administrator: `typedAddress`. */
  readonly typed?: string;
  readonly reason?: string;
  /** The id of what is changed. */
  readonly subject?: string;
  /** Instead of an administrator: the user of the operating system who ran a command, and when. */
  readonly operator?: string;
  readonly at?: string;
}

export const writeEvent = (event: string, fields: EventFields & { readonly address: string }) =>
  Effect.logInfo("Event").pipe(Effect.annotateLogs({ event, ...fields }));

/** Logs events of a request. */
export const eventLog = Effect.map(
  fullAddresses,
  (addressOf) => (req: IncomingMessage, event: EventKind, fields: EventFields) =>
    forRequest(req)(writeEvent(event, { ...fields, address: addressOf(req) })),
);

/** Logs events of a call of the API. */
export const callLog = Effect.map(eventLog, (log) =>
  Effect.fn("callLog")(function* (event: EventKind, fields: EventFields) {
    const { source } = yield* HttpServerRequest.HttpServerRequest;
    yield* source instanceof IncomingMessage
      ? log(source, event, fields)
      : writeEvent(event, { ...fields, address: "unknown" });
  }),
);

/** Logs what the signed-in administrator has done by a call. */
export const callEvents = Effect.map(
  callLog,
  (log) => (event: EventKind, subject: string) =>
    Effect.flatMap(SignedInUser, ({ id: administrator }) => log(event, { administrator, subject })),
);

/** Equal for equal addresses. Keyed, since people may type anything, such as a password, into the address field. */
export const typedAddress = Effect.map(
  OidcKeys,
  ({ successors }) =>
    (email: string) =>
      createHmac("sha256", successors)
        .update(`typed ${emailKey(email)}`)
        .digest("base64url")
        .slice(0, 16),
);
