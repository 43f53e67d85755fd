/** Who is signed in at the provider in the browser of a request. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { Effect, Option } from "effect";
import { AdminsStore } from "#platform/admins/AdminsStore.ts";
import type { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import { OidcProvider } from "./OidcProvider.ts";
import { outsideOfRequests } from "./requestTime.ts";

export interface SignedInPerson extends AdminInvitation {
  readonly id: string;
  /** The provider's session of this browser. */
  readonly session: string;
}

export const signedInPerson = Effect.gen(function* () {
  const provider = yield* OidcProvider;
  const admins = yield* AdminsStore;
  return Effect.fn("signedInPerson")(function* (req: IncomingMessage, res: ServerResponse) {
    const { accountId, uid } = yield* Effect.promise(() =>
      outsideOfRequests(() => provider.Session.get(provider.createContext(req, res))),
    );
    if (accountId === undefined) return undefined;
    const found = yield* Effect.option(admins.byId(accountId));
    return Option.getOrUndefined(
      Option.map(found, ({ id, email, firstName = "", lastName = "" }): SignedInPerson => {
        return { id, email, firstName, lastName, session: uid };
      }),
    );
  });
});
