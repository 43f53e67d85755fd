/** Form values are kept for one person, in one tab. */
import { Effect, Option } from "effect";
import { describe, expect, it } from "vitest";
import { KeptForms } from "#src/services/KeptForms.ts";
import { Session } from "#src/services/Session.ts";
import { smallServer } from "#test/support/smallServer.ts";
import { signInAs, tab } from "#test/support/tab.ts";

const typed = new Map([
  ["name", "Morning walks"],
  ["__proto__", "polluted"],
]);

const keep = Effect.flatMap(KeptForms, (forms) => forms.keep("new app", typed));
const find = Effect.flatMap(KeptForms, (forms) => forms.find("new app"));

describe("a kept form", () => {
  it("is found again by the same person after another page load, and by nobody else", async () => {
    await tab(smallServer()).runPromise(Effect.zipRight(signInAs("ada"), keep));
    const findAs = (subject: string) =>
      tab(smallServer()).runPromise(Effect.zipRight(signInAs(subject), find));
    expect(Option.getOrUndefined(await findAs("ada"))).toEqual(typed);
    expect(await findAs("eve")).toEqual(Option.none());
    const discardAll = Effect.flatMap(KeptForms, (forms) => forms.discardAll);
    await tab(smallServer()).runPromise(Effect.zipRight(signInAs("eve"), discardAll));
    expect(Option.getOrUndefined(await findAs("ada"))).toEqual(typed);
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

  it("is removed with all other kept forms by a sign-out", async () => {
    const { runPromise } = tab(smallServer());
    await runPromise(keep);
    // Nothing is stored without a session.
    expect(sessionStorage).toHaveLength(0);
    await runPromise(Effect.zipRight(signInAs("ada"), keep));
    await runPromise(Effect.flatMap(KeptForms, (forms) => forms.keep("invitation", typed)));
    sessionStorage.setItem("wellbeing-console reload /auth", "1");
    expect(sessionStorage).toHaveLength(3);
    await runPromise(Effect.flatMap(KeptForms, ({ discardAll }) => discardAll));
    expect(Object.keys(sessionStorage)).toEqual(["wellbeing-console reload /auth"]);
  });
});
