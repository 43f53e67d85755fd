/** What was sent in this visit is listed, the latest first; what was not sent is not. */
import { Effect, Exit } from "effect";
import { beforeEach, expect, it } from "vitest";
import { inviteAtom, sentInvitationsAtom } from "#src/features/admins/invitations.ts";
import { Session } from "#src/services/Session.ts";
import { consoleStore } from "#test/support/consoleStore.ts";
import { json, smallServer } from "#test/support/smallServer.ts";
import { emptyBrowser, tab } from "#test/support/tab.ts";

const path = "/api/v1/users/invite";
const invitation = (firstName: string) => ({
  firstName,
  lastName: "Sommer",
  email: `${firstName.toLowerCase()}@example.org`,
});

const open = async (answer: () => Response | Promise<Response>) => {
  const server = smallServer({ [path]: answer });
  const runtime = tab(server);
  await runtime.runPromise(
    Effect.flatMap(Session, ({ adopt }) =>
      adopt({ tokens: { access_token: "a", token_type: "Bearer" }, subject: "adm_ada", idToken: null }),
    ),
  );
  const { store } = consoleStore(await runtime.runtime());
  return {
    server,
    invite: (firstName: string, key = firstName) =>
      store.set(inviteAtom, { invitation: invitation(firstName), key }),
    names: () => store.get(sentInvitationsAtom).map(({ firstName }) => firstName),
  };
};

beforeEach(emptyBrowser);

it("lists what was sent, the latest first, and sends the intent's key", async () => {
  const { server, invite, names } = await open(() => new Response(null, { status: 201 }));
  await invite("Grace", "key-1");
  await invite("Lena", "key-2");
  expect(names()).toEqual(["Lena", "Grace"]);
  const [first] = server.to(path);
  expect(first?.headers.get("idempotency-key")).toBe("key-1");
  expect(await first?.json()).toEqual(invitation("Grace"));
});

const issues = [{ path: "email", message: "must be an email address" }];

it.each([
  ["a taken address", { status: 409, error: "Conflict", message: "taken" }, { _tag: "Taken" }],
  [
    "a value that is refused",
    { _tag: "Invalid", status: 422, title: "Invalid input", issues },
    { _tag: "Refused", issues },
  ],
])("answers what to say of %s, and lists nothing", async (_title, problem, outcome) => {
  const { invite, names } = await open(() => json(problem, problem.status));
  const exit = await invite("Grace");
  expect(Exit.isSuccess(exit) && exit.value).toEqual(outcome);
  expect(names()).toEqual([]);
});

it("two presses at once are one request", async () => {
  const { server, invite, names } = await open(() => new Response(null, { status: 201 }));
  await Promise.all([invite("Grace"), invite("Grace")]);
  expect(server.to(path)).toHaveLength(1);
  expect(names()).toEqual(["Grace"]);
});
