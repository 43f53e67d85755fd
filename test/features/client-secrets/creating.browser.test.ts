/** A secret whose answer was lost is recognized by comparing the list before and after the request. */
import { Cause, Exit, Option } from "effect";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { AppId } from "#schemas/apps/App.ts";
import { createSecretAtom, type UnconfirmedSecret } from "#src/features/client-secrets/creating.ts";
import { json, smallServer } from "#test/support/smallServer.ts";
import { emptyBrowser, signedInTab } from "#test/support/tab.ts";

const appId = AppId.make("app_1");
const secret = (id: string, alias: string) => ({
  id,
  appId,
  alias,
  creationDate: "2026-03-01T09:30:00.000Z",
});
const conflict = () => json({ status: 409, error: "Conflict" }, 409);
const noAnswer = (): Promise<Response> => Promise.reject(new TypeError("no network"));

type Secret = ReturnType<typeof secret>;

/** A server with secrets; `create` and `list` may be changed between calls. */
const open = async (secrets: ReadonlyArray<Secret>) => {
  const server = {
    secrets,
    list: (): Response | Promise<Response> => json({ content: server.secrets }),
    create: (): Response | Promise<Response> => noAnswer(),
  };
  const { store } = await signedInTab(
    smallServer({
      "/api/v1/apps/app_1/tokens": ({ method }) => (method === "POST" ? server.create() : server.list()),
    }),
  );
  const create = async (alias: string, unconfirmed?: UnconfirmedSecret) => {
    const exit = await store.set(createSecretAtom, { appId, secret: { alias }, unconfirmed });
    return Exit.isFailure(exit) ? Option.getOrUndefined(Cause.failureOption(exit.cause)) : exit.value;
  };
  /** Requests a secret while neither its answer nor the list arrives. */
  const createUnseen = async (alias: string) => {
    const failure = await create(alias);
    if (failure === undefined || !("unconfirmed" in failure)) throw new Error("The outcome is known");
    return failure.unconfirmed;
  };
  return { server, create, createUnseen };
};

/** The platform creates the secret, but its answer is lost, or another one arrives. */
const createdButLost =
  (server: { secrets: ReadonlyArray<Secret> }, alias: string, answer = noAnswer) =>
  () => {
    server.secrets = [...server.secrets, secret("sec_mine", alias)];
    return answer();
  };

beforeEach(emptyBrowser);

it.each([
  [201, "ParseError: POST /api/v1/apps/:appId/tokens → token: missing"],
  [200, "UnexpectedAnswer: expected 201, got 200"],
])(
  "an answer with the status %d and without the value is reported, also in the log",
  async (status, message) => {
    const { server, create } = await open([]);
    server.create = () => {
      server.secrets = [secret("sec_mine", "production")];
      return json(secret("sec_mine", "production"), status);
    };
    expect(await create("production")).toMatchObject({
      _tag: "SecretLost",
      secret: { id: "sec_mine" },
      hasAnswer: true,
      message,
    });
  },
);

describe("after a lost answer", () => {
  it.each([
    ["none", noAnswer],
    ["a 500", async () => json({}, 500)],
    ["a 503", async () => json({}, 503)],
  ])("the console finds the secret that was created; the answer is %s", async (_what, answer) => {
    const { server, create } = await open([secret("sec_1", "staging")]);
    server.create = createdButLost(server, "production", answer);
    expect(await create("production")).toMatchObject({
      _tag: "SecretLost",
      secret: { id: "sec_mine", alias: "production" },
      hasAnswer: false,
    });
  });

  it("the console never mistakes a secret that existed before for the new one", async () => {
    const { create } = await open([secret("sec_1", "Production")]);
    expect(await create("production")).toMatchObject({ _tag: "AliasTaken" });
  });

  it("the console reports the reason when no secret was created", async () => {
    const { create } = await open([secret("sec_1", "staging")]);
    expect(await create("production")).toMatchObject({ _tag: "RequestError" });
  });

  it("the console takes no secret for the new one if it does not know which existed before", async () => {
    const { server, create } = await open([secret("sec_1", "production")]);
    const { list } = server;
    server.list = noAnswer;
    server.create = () => {
      server.list = list;
      return noAnswer();
    };
    expect(await create("production")).toMatchObject({ _tag: "OwnerUnknown" });
  });
});

describe("a retry after an unknown outcome", () => {
  it("detects the secret that the first request created", async () => {
    const { server, create, createUnseen } = await open([]);
    const { list } = server;
    const lose = createdButLost(server, "production");
    server.create = () => {
      server.list = noAnswer;
      return lose();
    };
    const unconfirmed = await createUnseen("production");
    server.list = list;
    server.create = conflict;
    expect(await create("production", unconfirmed)).toMatchObject({
      _tag: "SecretLost",
      secret: { id: "sec_mine" },
    });
  });

  it("says that the alias is taken by a secret that existed before", async () => {
    const { server, create, createUnseen } = await open([secret("sec_1", "production")]);
    const { list } = server;
    server.create = () => {
      server.list = noAnswer;
      return noAnswer();
    };
    const unconfirmed = await createUnseen("production");
    server.list = list;
    server.create = conflict;
    expect(await create("production", unconfirmed)).toMatchObject({ _tag: "AliasTaken" });
  });

  it("creates the secret when the first request never arrived", async () => {
    const { server, create, createUnseen } = await open([]);
    server.list = noAnswer;
    const unconfirmed = await createUnseen("production");
    server.create = () => json({ ...secret("sec_2", "production"), token: "wbk_1" }, 201);
    expect(await create("production", unconfirmed)).toMatchObject({
      created: { id: "sec_2" },
      notStored: [],
    });
  });
});

it("a taken alias is reported at once, without looking for a lost secret", async () => {
  const { server, create } = await open([]);
  server.create = conflict;
  expect(await create("production")).toMatchObject({ _tag: "AliasTaken" });
});

it("a creation says, also in the log, which fields the platform stored otherwise", async () => {
  const log = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const { server, create } = await open([]);
  const expirationDate = "2999-01-01T00:00:00.000Z";
  server.create = () => json({ ...secret("sec_1", "production"), expirationDate, token: "wbk_1" }, 201);
  expect(await create("production")).toMatchObject({
    created: { id: "sec_1" },
    notStored: ["expirationDate"],
  });
  expect(log.mock.calls.flat().join()).toContain("another expirationDate than sent");
});
