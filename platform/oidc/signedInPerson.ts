/** Who is signed in at the provider in the browser of a request. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { Effect } from "effect";
import { AdminsStore } from "#platform/admins/AdminsStore.ts";
import type { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import { OidcProvider } from "./OidcProvider.ts";
import { ofProvider } from "./requestTime.ts";

export interface SignedInPerson extends AdminInvitation {
  readonly id: string;
  /** The provider's session of this browser. */
  readonly session: string;
}

export const signedInPerson = Effect.gen(function* () {
  const provider = yield* OidcProvider;
  const admins = yield* AdminsStore;
  return Effect.fn("signedInPerson")(function* (req: IncomingMessage, res: ServerResponse) {
    const session = yield* ofProvider(() => provider.Session.get(provider.createContext(req, res)));
    const found = session.accountId && (yield* admins.byId(session.accountId));
    return found ? ({ ...found, session: session.uid } satisfies SignedInPerson) : undefined;
  });
});
