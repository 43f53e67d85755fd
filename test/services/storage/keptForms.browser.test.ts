/** Form values are kept for one person, in one tab. */
import { Effect, Option } from "effect";
import { describe, expect, it } from "vitest";
import { Session } from "#src/services/Session.ts";
import { findForm, keepForm } from "#src/services/storage/keptForms.ts";
import { smallServer } from "#test/support/smallServer.ts";
import { signInAs, tab } from "#test/support/tab.ts";

const typed = new Map([
  ["name", "Morning walks"],
  ["__proto__", "polluted"],
]);

const keep = keepForm("new app", typed);
const find = findForm("new app");

describe("a kept form", () => {
  it("is found again by the same person after another page load, and by nobody else", async () => {
    const { runPromise } = tab(smallServer());
    await runPromise(keep);
    // Nothing is stored without a session.
    expect(sessionStorage).toHaveLength(0);
    await runPromise(Effect.zipRight(signInAs("ada"), keep));
    const findAs = (subject: string) =>
      tab(smallServer()).runPromise(Effect.zipRight(signInAs(subject), find));
    expect(Option.getOrUndefined(await findAs("ada"))).toEqual(typed);
    expect(await findAs("eve")).toEqual(Option.none());
    sessionStorage.setItem("wellbeing-console form ada/new app", '[{"name":1}]');
    expect(await findAs("ada")).toEqual(Option.none());
  });

  it("is not the person's who has signed in elsewhere before it was kept", async () => {
    const [mine, theirs] = [tab(smallServer()), tab(smallServer())];
    await mine.runPromise(signInAs("ada"));
    await theirs.runPromise(signInAs("eve"));
    await mine.runPromise(keep);
    expect(sessionStorage).toHaveLength(1);
    const reloaded = Effect.zipRight(
      Effect.flatMap(Session, (session) => session.tokens),
      find,
    );
    expect(await tab(smallServer()).runPromise(reloaded)).toEqual(Option.none());
  });
});
