/**
 * Signs an account in to the provider in this browser, without an authorization request: the console's next one succeeds
 * without a question. Only the session's cookie identifies the account.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { Effect } from "effect";
import { revokeSession } from "./endSession.ts";
import { OidcLifetimes } from "./OidcLifetimes.ts";
import { sessionCookie } from "./OidcNames.ts";
import { OidcProvider } from "./OidcProvider.ts";
import { ofProvider } from "./requestTime.ts";

export const startSession = Effect.gen(function* () {
  const provider = yield* OidcProvider;
  const lifetimes = yield* OidcLifetimes;

  type Session = InstanceType<typeof provider.Session>;
  type Context = ReturnType<typeof provider.createContext>;

  const store = async (context: Context, session: Session) => {
    await session.save(lifetimes.session);
    context.cookies.set(provider.cookieName("session"), session.jti, {
      ...sessionCookie,
      maxAge: lifetimes.session * 1000,
      overwrite: true,
    });
  };

  const start = async (req: IncomingMessage, res: ServerResponse, accountId: string) => {
    const context = provider.createContext(req, res);
    const former = await provider.Session.get(context);
    // May be the session of another person, which the next sign-in would continue.
    if (former.accountId !== undefined) await revokeSession(provider, former);
    const session = new provider.Session();
    session.loginAccount({ accountId, amr: ["pwd"] });
    await store(context, session);
    return session;
  };

  const renew = async (req: IncomingMessage, res: ServerResponse) => {
    const context = provider.createContext(req, res);
    const session = await provider.Session.get(context);
    if (session.accountId === undefined) return;
    session.resetIdentifier();
    await store(context, session);
  };

  return {
    start: (req: IncomingMessage, res: ServerResponse, accountId: string) =>
      ofProvider(() => start(req, res, accountId)),
    /** Gives the session of this browser another cookie, so that a copy of the former one is worth nothing. */
    renew: (req: IncomingMessage, res: ServerResponse) => ofProvider(() => renew(req, res)),
  };
});
