/** What the browser keeps of a person when the session ends, and where the page then leads. */
import { Effect, Layer, Option, Runtime } from "effect";
import { beforeEach, describe, expect, it } from "vitest";
import type { Tokens } from "#src/domain/sign-in/sessionRecord.ts";
import { index, search } from "#src/features/palette/search.ts";
import { signInCommandsAtom } from "#src/features/sign-in/commands.ts";
import { leaveAtom } from "#src/features/sign-in/personalData.ts";
import { authenticate } from "#src/features/sign-in/signIn.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { changedFormAtom } from "#src/interaction/keptForms.ts";
import { Browser } from "#src/services/Browser.ts";
import { BrowserDatabase } from "#src/services/BrowserDatabase.ts";
import { Oidc } from "#src/services/Oidc.ts";
import { Provider } from "#src/services/Provider.ts";
import { Session, type SessionEnd, SignedOut } from "#src/services/Session.ts";
import { emptyRecord } from "#src/services/SessionStore.ts";
import { SignInUnknown } from "#src/services/sign-in/signInErrors.ts";
import { tabPrefix } from "#src/services/storage/storageKeys.ts";
import { storeOver } from "#test/support/consoleStore.ts";
import { i18nIn } from "#test/support/i18nIn.ts";

const tokens: Tokens = { access_token: "a", token_type: "Bearer", refresh_token: "r" };

/** What the tab keeps. */
const inTab = () =>
  Object.fromEntries(
    Object.keys(sessionStorage).map((key) => [key.slice(tabPrefix.length), sessionStorage.getItem(key)]),
  );
const keepInTab = (key: string, text: string) => sessionStorage.setItem(tabPrefix + key, text);

interface World {
  readonly isSignedIn?: boolean;
  readonly isRefreshed?: boolean;
  /** Why the session is over; none while it lives. */
  readonly end?: SessionEnd;
}

/** A page whose services record each call. */
const setUp = async ({ isRefreshed = true, isSignedIn = true, end }: World = {}) => {
  const calls: Array<string> = [];
  let atLeaving: ReadonlyArray<string> = [];
  const note = (call: string) => Effect.sync(() => void calls.push(call));
  const services = Layer.mergeAll(
    Layer.succeed(BrowserDatabase, { use: () => note("clear app records") as Effect.Effect<never> }),
    Layer.mock(Browser, {
      origin: "https://console.example",
      // The real service never continues.
      leaveFor: (url) =>
        Effect.suspend(() => {
          atLeaving = Object.keys(inTab()).toSorted();
          return note(`leave for ${url}`);
        }) as Effect.Effect<never>,
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
    Layer.mock(Provider, { endSessionUrl: (idToken) => Effect.succeedSome(`end of ${idToken}`) }),
  );
  const oidc = Layer.succeed(Oidc, {
    begin: (redirect, language, forcePrompt) =>
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
  return { store, calls, enter, atLeaving: () => atLeaving };
};

const choice = "statistics";
const ofEve = "form eve/invitation";
const ofAda = ["form ada/invitation", "form ada/app app_1", "secret-rotations ada"];
const form = "form ada/new app";

beforeEach(() => {
  localStorage.setItem("owner", "ada");
  localStorage.setItem(choice, "kept");
  for (const key of [...ofAda, ofEve, "wanted-page", "left"]) keepInTab(key, "kept");
});

describe("a page whose session is over", () => {
  it.each([
    ["signed-out", ["clear app records", "leave for /"], null],
    ["ended", ["leave for /"], "kept"],
    ["replaced", ["reload"], "kept"],
    ["not ended: a call was refused", ["leave for /"], "kept"],
  ] as const)("that has %s", async (how, expected, remembered) => {
    const end = how.startsWith("not") ? undefined : (how as SessionEnd);
    const before = inTab();
    // Told by another tab, and asked for after a refused call.
    for (const known of [end, undefined]) {
      localStorage.setItem(choice, "kept");
      const { store, calls } = await setUp(end === undefined ? {} : { end });
      await store.set(leaveAtom, known);
      expect(calls).toEqual(expected);
      expect(localStorage.getItem(choice)).toBe(remembered);
      const left = JSON.stringify({ subject: "ada", hasKept: true });
      const typed = JSON.stringify([{ name: "name", value: "Morning walks" }]);
      const { [`return ${location.pathname}`]: refusedAt, ...others } = inTab();
      expect(refusedAt !== undefined).toBe(end === undefined);
      expect(others).toEqual(end === "signed-out" ? { [ofEve]: "kept" } : { ...before, left, [form]: typed });
    }
  });

  it.each([
    ["ended", true],
    ["signed-out", false],
  ] as const)("that has %s keeps what is typed until it is gone: %j", async (end, isKept) => {
    const { store } = await setUp({ end });
    await store.set(leaveAtom, end);
    store.set(changedFormAtom, "new app", new Map([["name", `typed when ${end}`]]));
    window.dispatchEvent(new Event("pagehide"));
    expect(inTab()[form]?.includes(`typed when ${end}`) ?? false).toBe(isKept);
  });
});

it("a page whose session lives again, as it has waited, stays", async () => {
  const { store, calls } = await setUp();
  await store.set(leaveAtom, "ended");
  expect(calls).toEqual([]);
});

describe("signing out", () => {
  it("clears this browser before it redirects to the identity provider", async () => {
    const { store, calls, atLeaving } = await setUp();
    store.set(i18nAtom, await i18nIn("de"));
    const { groups } = search(index(store.get(signInCommandsAtom).commands), "log out logout abmelden");
    groups[0]?.[1][0]?.run({ set: store.set, go: () => undefined });
    await expect.poll(() => calls).toEqual(["clear session", "clear app records", "leave for end of id"]);
    expect(atLeaving()).toEqual([ofEve]);
    expect(localStorage.getItem(choice)).toBeNull();
  });
});

describe("/auth", () => {
  const signIn = "leave for provider in de for /administer/themes";
  const wanted = () => inTab()["wanted-page"];

  beforeEach(() => sessionStorage.removeItem(`${tabPrefix}wanted-page`));

  it.each([
    ["another person", "ada", null],
    ["the same person", "eve", "kept"],
  ])("starts a session after one of %s: app records go, forms stay", async (_, before, left) => {
    localStorage.setItem("owner", before);
    const { calls, enter } = await setUp();
    expect(await enter({ response: Option.some(new URLSearchParams()) })).toBe("/administer/users");
    expect(calls).toEqual(["clear app records", "adopt session of eve"]);
    expect(inTab()).toMatchObject({ [ofEve]: "kept", "form ada/invitation": "kept" });
    expect(localStorage.getItem(choice)).toBe(left);
  });

  it("goes in when a signed-in person goes back, or opens a used answer again", async () => {
    const { calls, enter } = await setUp();
    expect(await enter({ isReturn: true })).toBe("/administer/themes");
    expect(await enter({ response: Option.some(new URLSearchParams("used")) })).toBe("/administer/themes");
    expect(calls).toEqual([]);
  });

  it("takes for a loop only what the provider sends back, not a person who goes back", async () => {
    const { calls, enter } = await setUp({ isSignedIn: false });
    keepInTab("begun", JSON.stringify(Array.from({ length: 3 }, Date.now)));
    await enter({ isReturn: true });
    expect(calls).toEqual([signIn]);
    expect(wanted()).toBe("/administer/themes");
    await expect(enter({})).rejects.toThrow("may drop the query of /auth");
  });

  it.each<readonly [World, refresh: boolean, call: string, next: string]>([
    [{}, false, signIn, signIn],
    // The next one is within the guard's time.
    [{}, true, "refresh", `${signIn} with a prompt`],
    [{ isRefreshed: false }, true, signIn, `${signIn} with a prompt`],
    [{ isSignedIn: false }, true, signIn, `${signIn} with a prompt`],
  ])(
    "a page in the state %j, asked to refresh: %j, goes on by %s, then %s",
    async (world, refresh, ...by) => {
      const { calls, enter } = await setUp(world);
      await enter({ refresh });
      await enter({ refresh });
      expect(calls).toEqual(by);
      // A tab waits for its page only without a session.
      expect(wanted()).toBe(world.isSignedIn === false ? "/administer/themes" : undefined);
    },
  );

  it.each([
    [undefined, "/administer/users?q=a#b", "/administer/users?q=a#b"],
    ["/administer/themes", "/administer/users", "/administer/themes"],
    ["https://evil.example/administer", undefined, "/administer/overview"],
    [undefined, "//evil.example/administer", "/administer/overview"],
  ])("continues at %s, else at the page %s that was asked for", async (redirect, kept, target) => {
    if (kept !== undefined) keepInTab("wanted-page", kept);
    const { calls, enter } = await setUp();
    await enter({ redirect });
    expect(calls).toEqual([`leave for provider in de for ${target}`]);
  });
});
