/** Where a session was begun. It is part of the provider's session, and so removed with it. */
import type { IncomingMessage } from "node:http";
import { Effect } from "effect";
import { type BrowserWords, browserWords } from "./browserWords.ts";
import { fullAddresses } from "./clientAddress.ts";
import { Provider } from "./provider.ts";
import { sessionKey } from "./sessionKeys.ts";

export interface Place extends BrowserWords {
  readonly address: string;
}

export const placeOfSignIn = Effect.map(
  fullAddresses,
  (addressOf) =>
    (req: IncomingMessage): { readonly place: Place } => ({
      place: { address: addressOf(req), ...browserWords(req.headers["user-agent"]) },
    }),
);

type LoginDetails = Parameters<InstanceType<Provider["Session"]>["loginAccount"]>[0];

interface WithLogin {
  loginAccount: (details: LoginDetails) => void;
}

/** Lets sessions store their place, and notes it at each sign-in of an authorization request. */
export const keepPlaces = Effect.map(placeOfSignIn, (placeOf) => ({ Session }: Provider) => {
  const sessions: WithLogin = Session.prototype;
  const { loginAccount } = sessions;
  // The cast: the types of oidc-provider leave this property out.
  const { IN_PAYLOAD: fields } = Session as unknown as { readonly IN_PAYLOAD: ReadonlyArray<string> };
  Object.defineProperty(Session, "IN_PAYLOAD", { value: [...fields, "place", sessionKey] });
  sessions.loginAccount = function (this: object, details) {
    loginAccount.call(this, details);
    const req = Provider.ctx?.req;
    if (req) Object.assign(this, placeOf(req));
  };
});
