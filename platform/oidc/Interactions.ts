/** Interactions of the provider: the sign-in form. Consent is granted without asking, as the console is the only client. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { Data, Effect } from "effect";
import type Provider from "oidc-provider";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { eventLog } from "#platform/server/eventLog.ts";
import { accounts } from "./Accounts.ts";
import { revokeSession } from "./endSession.ts";
import { formExchange } from "./formExchange.ts";
import { audienceScope, clientId, oidcNames } from "./OidcNames.ts";
import { OidcProvider } from "./OidcProvider.ts";
import { signInPage } from "./pages/pages.ts";
import { problemOf } from "./ProviderPages.ts";
import type { providerTurns } from "./providerTurns.ts";
import { outsideOfRequests } from "./requestTime.ts";
import { signInForm } from "./signInForm.ts";

type Interaction = InstanceType<Provider["Interaction"]>;

class ProviderRefused extends Data.TaggedError("ProviderRefused")<{ readonly cause: unknown }> {}

const isRefusal = (error: unknown): error is ProviderRefused =>
  error instanceof ProviderRefused && !["failed", "unavailable"].includes(problemOf(error.cause));

const ask = <A>(call: () => Promise<A>) =>
  Effect.tryPromise({ try: () => outsideOfRequests(call), catch: (cause) => new ProviderRefused({ cause }) });

export const interactions = Effect.fnUntraced(function* (
  takeTurn: Effect.Effect.Success<typeof providerTurns>["takeTurn"],
) {
  const config = yield* PlatformConfig;
  const provider = yield* OidcProvider;
  const { admit, submit: submitSignIn } = yield* signInForm;
  const log = yield* eventLog;
  const { hasPassword } = yield* accounts;
  const { audience } = oidcNames(config.origin);

  /** One grant per session, reused by each sign-in, so that signing out revokes all of its tokens. */
  const grantTo = async (accountId: string, { session, grantId }: Interaction) => {
    const isOwn = grantId !== undefined && session?.accountId === accountId;
    const former = isOwn ? await provider.Grant.find(grantId) : undefined;
    const grant = new provider.Grant({ accountId, clientId });
    // A grant ends by its age (endSignIns.ts), so that one that is stored again keeps the time of the first.
    if (former) Object.assign(grant, { jti: former.jti, iat: former.iat });
    grant.addOIDCScope("openid offline_access profile email");
    grant.addResourceScope(audience, audienceScope);
    return { consent: { grantId: await grant.save() } };
  };

  /** Ends the session of another person. The provider itself would use a form that a script submits. */
  const endOtherSession = async (
    req: IncomingMessage,
    res: ServerResponse,
    accountId: string,
    interaction: Interaction,
  ) => {
    if (interaction.session?.accountId === accountId) return;
    const other = await provider.Session.get(provider.createContext(req, res));
    if (![undefined, accountId].includes(other.accountId)) await revokeSession(provider, other);
    interaction.session = undefined;
    await interaction.save(interaction.exp - Math.floor(Date.now() / 1000));
  };

  /** Stores the result; returns the address where the sign-in continues. */
  const finish = (req: IncomingMessage, res: ServerResponse, accountId: string, interaction: Interaction) =>
    ask(async () => {
      await endOtherSession(req, res, accountId, interaction);
      const signedIn = interaction.prompt.name === "login" && { login: { accountId, amr: ["pwd"] } };
      const result = { ...signedIn, ...(await grantTo(accountId, interaction)) };
      return provider.interactionResult(req, res, result);
    });

  return Effect.fn("Interactions.handle")(function* (req: IncomingMessage, res: ServerResponse) {
    const { locale: ownLocale, localeOr, send, goTo, fail, handle } = formExchange(config, req, res);

    /** Checks after storing whether the password was replaced since: one of the two requests notices the other. */
    const signInAs = Effect.fn(function* (id: string, hash: string | null, interaction: Interaction) {
      const next = yield* finish(req, res, id, interaction);
      if (yield* hasPassword(id, hash)) {
        yield* log(req, "sign-in", { administrator: id });
        return yield* goTo(next);
      }
      yield* ask(() => interaction.destroy());
      return yield* fail(400, "expired");
    });

    const orRefusal = Effect.catchIf(isRefusal, ({ cause }) => fail(400, problemOf(cause)));

    /** Whoever goes back to the form of a finished sign-in has a session, and goes in. */
    const orConsole = Effect.catchIf(isRefusal, ({ cause }) =>
      Effect.flatMap(
        ask(() => provider.Session.get(provider.createContext(req, res))),
        ({ accountId }) =>
          accountId === undefined || req.method === "POST" ? fail(400, problemOf(cause)) : goTo("/auth"),
      ),
    );

    const answer = Effect.fn(function* (form: URLSearchParams | undefined) {
      const interaction = yield* ask(() => provider.interactionDetails(req, res));
      const { params, prompt, session } = interaction;
      if (prompt.name === "consent" && session)
        return yield* goTo(yield* finish(req, res, session.accountId, interaction));

      const locale = localeOr(params["ui_locales"]);
      if (form === undefined) {
        const hint = params["login_hint"];
        return yield* send(200, signInPage({ locale, ...(typeof hint === "string" && { email: hint }) }));
      }
      const accept = (id: string, hash: string | null) => signInAs(id, hash, interaction);
      return orRefusal(submitSignIn({ req, res, form, locale, send }, accept));
    });

    yield* handle(
      "Sign-in",
      (form) => orRefusal(orConsole(answer(form))),
      (form, answered) => {
        const orRefused = admit(req, res, ownLocale);
        // A crowd that came at once is noticed when its turn comes.
        return orRefused(form, takeTurn(req, res, orRefused(form, answered)));
      },
    );
  });
});
