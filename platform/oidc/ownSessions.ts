/** The page where a signed-in person sees their sessions, and ends them. */
import { DateTime, Effect } from "effect";
import { eventLog } from "#platform/server/eventLog.ts";
import { endSignIns } from "./endSignIns.ts";
import { sessionsPath } from "./OidcNames.ts";
import { others, sessionsPage } from "./pages/SessionsPage.ts";
import { sessionsOf } from "./sessionsOf.ts";
import { signedInPages } from "./signedInPages.ts";

export const ownSessions = Effect.gen(function* () {
  const list = yield* sessionsOf;
  const end = yield* endSignIns;
  const log = yield* eventLog;
  const forSignedIn = yield* signedInPages;

  return forSignedIn(
    "The list of sessions",
    Effect.fn("ownSessions")(function* ({ req, person, form, locale, send, goTo }) {
      const { id, email, session: current } = person;
      const sessions = yield* list(id);
      if (form === undefined) {
        const now = DateTime.toDate(yield* DateTime.now);
        return yield* send(200, sessionsPage({ locale, email, sessions, current, now }));
      }
      const asked = form.get("session");
      const chosen = sessions.find(({ uid }) => uid === asked);
      if (asked === others) yield* end.others(id, current);
      else if (chosen) yield* end.one(id, chosen.uid);
      if (asked === others || chosen)
        yield* log(req, "sessions-ended", { administrator: id, reason: chosen ? "one" : others });
      return yield* goTo(`${sessionsPath}?ui_locales=${locale}`);
    }),
  );
});
