/** What the browser keeps of a person when the session ends, and where the page then leads. */
import { Effect, Layer, Option, Runtime, Schema } from "effect";
import { beforeEach, describe, expect, it } from "vitest";
import type { Tokens } from "#src/domain/sign-in/sessionRecord.ts";
import { index, search } from "#src/features/palette/search.ts";
import { signInCommandsAtom } from "#src/features/sign-in/commands.ts";
import { leaveAtom } from "#src/features/sign-in/personalData.ts";
import { authenticate } from "#src/features/sign-in/signIn.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { changedFormAtom } from "#src/interaction/keptForms.ts";
import { AppRecords } from "#src/services/apps/AppRecords.ts";
import { Browser } from "#src/services/Browser.ts";
import { KeptForms } from "#src/services/KeptForms.ts";
import { LoopGuard } from "#src/services/LoopGuard.ts";
import { Oidc } from "#src/services/Oidc.ts";
import { Provider } from "#src/services/Provider.ts";
import { Session, type SessionEnd, SignedOut } from "#src/services/Session.ts";
import { emptyRecord } from "#src/services/SessionStore.ts";
import { SignInUnknown } from "#src/services/sign-in/signInErrors.ts";
import { TabStorage } from "#src/services/TabStorage.ts";
import { storeOver } from "#test/support/consoleStore.ts";
import { i18nIn } from "#test/support/i18nIn.ts";

const tokens: Tokens = { access_token: "a", token_type: "Bearer", refresh_token: "r" };

interface World {
  /** What the tab keeps as the page to open after the sign-in. */
  readonly wanted?: string;
  /** Whether the provider has sent the person back again and again. */
  readonly isSentBack?: boolean;
  readonly isSignedIn?: boolean;
  readonly isAllowed?: boolean;
  readonly isRefreshed?: boolean;
  /** Why the session is over; none while it lives. */
  readonly end?: SessionEnd;
}

/** A page whose services record each call. */
const setUp = async ({
  isAllowed = true,
  isRefreshed = true,
  isSentBack = false,
  isSignedIn = true,
  wanted,
  end,
}: World = {}) => {
  const calls: Array<string> = [];
  const note = (call: string) => Effect.sync(() => void calls.push(call));
  const services = Layer.mergeAll(
    Layer.mock(AppRecords, { clear: note("clear app records") }),
    Layer.mock(KeptForms, {
      keep: (form) => note(`keep form ${form}`),
      discardAll: note("discard kept forms"),
    }),
    Layer.succeed(TabStorage, {
      get: (key, schema) =>
        Effect.succeed(Schema.decodeUnknownOption(schema)(key === "wanted-page" && wanted)),
      set: (key, schema, value) => note(`keep ${key} ${Schema.encodeSync(schema)(value)}`),
      take: () => Effect.succeedNone,
      removeAll: (start) => note(`remove ${start.trim()}`),
    }),
    Layer.mock(Browser, {
      origin: "https://console.example",
      // The real service never continues.
      leaveFor: (url) => note(`leave for ${url}`) as Effect.Effect<never>,
      reload: note("reload") as Effect.Effect<never>,
    }),
    Layer.mock(Session, {
      tokens: Effect.succeed(isSignedIn ? Option.some(tokens) : Option.none()),
      owner: Effect.succeedSome("ada"),
      end: Effect.succeed(Option.fromNullable(end)),
      adopt: ({ subject }) => note(`adopt session of ${subject}`),
      refresh: () => (isRefreshed ? Effect.as(note("refresh"), tokens) : new SignedOut()),
      clear: Effect.as(note("clear session"), { ...emptyRecord, idToken: "id" }),
      isEndedElsewhere: Effect.succeed(false),
    }),
    Layer.mock(LoopGuard, {
      allows: (...asked) => Effect.succeed(isAllowed && asked.join(" ") === "refresh /administer/themes"),
      noteRefusal: (path) => note(path === window.location.pathname ? "note refusal" : path),
      noteSignIn: Effect.void,
      isRefusedAgain: Effect.succeed(false),
      maySignIn: Effect.succeed(!isSentBack),
      noteAnswer: Effect.void,
    }),
    Layer.mock(Provider, { endSessionUrl: (idToken) => Effect.succeedSome(`end of ${idToken}`) }),
  );
  const oidc = Layer.succeed(Oidc, {
    begin: (redirect, language, { forcePrompt } = { forcePrompt: false }) =>
      Effect.succeed(`provider in ${language} for ${redirect}${forcePrompt ? " with a prompt" : ""}`),
    complete: (params) =>
      params.has("used")
        ? new SignInUnknown()
        : Effect.succeed({
            redirect: "/administer/users",
            session: { tokens, subject: "eve", idToken: null },
          }),
  });
  const { store, runtime } = await storeOver(services);
  store.set(changedFormAtom, "new app", new Map([["name", "Morning walks"]]));
  const enter = (parameters: Partial<Parameters<typeof authenticate>[0]>) =>
    authenticate({
      response: Option.none(),
      redirect: "/administer/themes",
      refresh: false,
      forcePrompt: false,
      isReturn: false,
      language: "de",
      ...parameters,
    }).pipe(Effect.provide(oidc), Runtime.runPromise(runtime));
  return { store, calls, enter };
};

const choice = "statistics";
const left = `keep left ${JSON.stringify({ subject: "ada", hasKept: true })}`;

beforeEach(() => {
  localStorage.setItem("owner", "ada");
  localStorage.setItem(choice, "kept");
});

describe("a page whose session is over", () => {
  it.each([
    [
      "signed-out",
      ["clear app records", "discard kept forms", "remove secret-rotations", "remove left", "leave for /"],
      null,
    ],
    ["ended", ["keep form new app", left, "leave for /"], "kept"],
    ["replaced", ["keep form new app", left, "reload"], "kept"],
    ["not ended: a call was refused", ["note refusal", "keep form new app", left, "leave for /"], "kept"],
  ] as const)("that has %s", async (how, expected, remembered) => {
    const end = how.startsWith("not") ? undefined : (how as SessionEnd);
    // Told by another tab, and asked for after a refused call.
    for (const known of [end, undefined]) {
      localStorage.setItem(choice, "kept");
      const { store, calls } = await setUp(end === undefined ? {} : { end });
      await store.set(leaveAtom, known);
      expect(calls).toEqual(expected);
      expect(localStorage.getItem(choice)).toBe(remembered);
    }
  });

  it.each([
    ["ended", 2],
    ["signed-out", 0],
  ] as const)("that has %s keeps what is typed until it is gone %i times", async (end, times) => {
    const { store, calls } = await setUp();
    await store.set(leaveAtom, end);
    window.dispatchEvent(new Event("pagehide"));
    expect(calls.filter((call) => call === "keep form new app")).toHaveLength(times);
  });
});

describe("signing out", () => {
  it("clears this browser before it redirects to the identity provider", async () => {
    const { store, calls } = await setUp();
    store.set(i18nAtom, await i18nIn("de"));
    const { groups } = search(index(store.get(signInCommandsAtom).commands), "log out logout abmelden");
    groups[0]?.[1][0]?.run({ set: store.set, go: () => undefined });
    await expect
      .poll(() => calls)
      .toEqual([
        "clear session",
        "clear app records",
        "discard kept forms",
        "remove secret-rotations",
        "remove left",
        "leave for end of id",
      ]);
    expect(localStorage.getItem(choice)).toBeNull();
  });
});

describe("/auth", () => {
  const signIn = "leave for provider in de for /administer/themes";

  it.each([
    ["another person", "ada", null],
    ["the same person", "eve", "kept"],
  ])("starts a session after one of %s: app records go, forms stay", async (_, before, left) => {
    localStorage.setItem("owner", before);
    const { calls, enter } = await setUp();
    expect(await enter({ response: Option.some(new URLSearchParams()) })).toBe("/administer/users");
    expect(calls).toEqual(["clear app records", "adopt session of eve"]);
    expect(localStorage.getItem(choice)).toBe(left);
  });

  it("goes in when a signed-in person goes back, or opens a used answer again", async () => {
    const { calls, enter } = await setUp();
    expect(await enter({ isReturn: true })).toBe("/administer/themes");
    expect(await enter({ response: Option.some(new URLSearchParams("used")) })).toBe("/administer/themes");
    expect(calls).toEqual([]);
  });

  it("takes for a loop only what the provider sends back, not a person who goes back", async () => {
    const { calls, enter } = await setUp({ isSentBack: true, isSignedIn: false });
    await enter({ isReturn: true });
    expect(calls).toEqual(["keep wanted-page /administer/themes", signIn]);
    await expect(enter({})).rejects.toThrow("may drop the query of /auth");
  });

  it.each<readonly [World, refresh: boolean, call: string]>([
    [{}, false, signIn],
    [{}, true, "refresh"],
    [{ isRefreshed: false }, true, signIn],
    // Within the guard's time.
    [{ isAllowed: false }, true, `${signIn} with a prompt`],
    [{ isSignedIn: false }, true, signIn],
  ])("a page in the state %j, asked to refresh: %j, goes on by: %s", async (world, refresh, call) => {
    const { calls, enter } = await setUp(world);
    await enter({ refresh });
    // A tab waits for its page only without a session.
    const kept = world.isSignedIn === false ? ["keep wanted-page /administer/themes"] : [];
    expect(calls).toEqual([...kept, call]);
  });

  it.each([
    [undefined, "/administer/users?q=a#b", "/administer/users?q=a#b"],
    ["/administer/themes", "/administer/users", "/administer/themes"],
    ["https://evil.example/administer", undefined, "/administer/overview"],
    [undefined, "//evil.example/administer", "/administer/overview"],
  ])("continues at %s, else at the page %s that was asked for", async (redirect, wanted, target) => {
    const { calls, enter } = await setUp(wanted === undefined ? {} : { wanted });
    await enter({ redirect });
    expect(calls).toEqual([`leave for provider in de for ${target}`]);
  });
});
