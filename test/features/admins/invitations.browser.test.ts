/** The invitations of a visit are listed once they were sent. */
import { Exit } from "effect";
import { beforeEach, expect, it } from "vitest";
import { EmailTaken } from "#schemas/admins/AdminInvitation.ts";
import { inviteAtom, sentInvitationsAtom } from "#src/features/admins/invitations.ts";
import { json, smallServer } from "#test/support/smallServer.ts";
import { emptyBrowser, signedInTab } from "#test/support/tab.ts";

const path = "/api/v1/users/invite";
const invitation = (firstName: string) => ({
  firstName,
  lastName: "Sommer",
  email: `${firstName.toLowerCase()}@example.org`,
});

const open = async (answer: () => Response | Promise<Response>) => {
  const server = smallServer({ [path]: answer });
  const { store } = await signedInTab(server);
  return {
    server,
    invite: (firstName: string, key = firstName) =>
      store.set(inviteAtom, { invitation: invitation(firstName), key }),
    names: () => store.get(sentInvitationsAtom).map(({ firstName }) => firstName),
  };
};

beforeEach(emptyBrowser);

it("the list shows sent invitations, the latest first, and each request has its idempotency key", async () => {
  const { server, invite, names } = await open(() => new Response(null, { status: 201 }));
  await invite("Grace", "key-1");
  await invite("Lena", "key-2");
  expect(names()).toEqual(["Lena", "Grace"]);
  const [first] = server.to(path);
  expect(first?.headers.get("idempotency-key")).toBe("key-1");
  expect(await first?.json()).toEqual(invitation("Grace"));
});

it("an invitation that was refused is not listed", async () => {
  const taken = { status: 409, error: "Conflict", message: "taken" };
  const { invite, names } = await open(() => json(taken, 409));
  expect(await invite("Grace")).toEqual(Exit.fail(new EmailTaken({ detail: "taken" })));
  expect(names()).toEqual([]);
});

it("two presses at once send one request", async () => {
  const { server, invite, names } = await open(() => new Response(null, { status: 201 }));
  await Promise.all([invite("Grace"), invite("Grace")]);
  expect(server.to(path)).toHaveLength(1);
  expect(names()).toEqual(["Grace"]);
});
