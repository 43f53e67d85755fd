/** The list of several people: its lines, sending them, and what is kept. */
import type { ComponentType } from "react";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { sentInvitationsAtom, severalFormId } from "#src/features/admins/invitations.ts";
import { InviteSeveral } from "#src/features/admins/several/InviteSeveral.tsx";
import { UsersPage } from "#src/features/admins/UsersPage.tsx";
import { keepFormsAtom } from "#src/interaction/keptForms.ts";
import { lossAtom } from "#src/interaction/unsaved.ts";
import { networkStatusAtom } from "#src/runtime/connectivity.ts";
import { signedInScreen } from "#test/support/signedInScreen.tsx";
import { json, smallServer } from "#test/support/smallServer.ts";

const invitePath = "/api/v1/users/invite";

type Invite = (email: string, attempt: number) => Response | Promise<Response>;
const created = () => new Response(null, { status: 201 });

const open = async (invite: Invite = created, Shown: ComponentType = InviteSeveral) => {
  const invited: Array<string> = [];
  const server = smallServer({
    "/api/v1/users/is_email_unique": ({ url }) => json(!url.includes("taken")),
    [invitePath]: async (request) => {
      const { email } = (await request.json()) as { readonly email: string };
      invited.push(email);
      return invite(email, invited.filter((other) => other === email).length);
    },
  });
  const { store, show } = await signedInScreen(server);
  const screen = await show(<Shown />);
  return {
    screen,
    store,
    invited,
    keys: () => server.to(invitePath).map(({ headers }) => headers.get("idempotency-key")),
    field: screen.getByRole("textbox", { name: "People" }),
    type: (lines: ReadonlyArray<string>) =>
      userEvent.fill(screen.getByRole("textbox", { name: "People" }), lines.join("\n")),
    row: (line: RegExp) => screen.getByRole("listitem").filter({ hasText: line }),
    press: (name: RegExp | string) => screen.getByRole("button", { name }).click(),
  };
};

it("each row says what is wrong with it, and only the others are sent", async () => {
  const { type, row, press, invited, screen } = await open((email) =>
    email === "taken@example.org"
      ? json({ _tag: "EmailTaken", status: 409, title: "Taken" }, 409)
      : created(),
  );
  await type([
    "Anna Berg <anna@example.org>",
    "Bob <bob@example>",
    "ANNA@example.org",
    "Tom Ahrens <taken@example.org>",
    "taken2@example.org",
  ]);
  await expect.element(row(/^Anna Berg <anna@example.org>/)).toHaveTextContent("Ready");
  await expect.element(row(/^Bob/)).toHaveTextContent("Last name: Please fill out this field.");
  await expect.element(row(/^Bob/)).toHaveTextContent("Email: Please enter a valid E-Mail-Address.");
  // Names would not help.
  await expect.element(row(/^ANNA/)).toHaveTextContent(/^ANNA@example.orgDuplicateSame address as above.$/);
  await expect.element(row(/^taken2/)).toHaveTextContent(/^taken2@example.orgAlready exists$/);
  await expect
    .poll(() => document.querySelector("[aria-live]")?.textContent)
    .toBe("2 ready · 1 already exists · 1 to fix · 1 duplicate");
  await press("Send 2 invitations");
  await expect
    .element(screen.getByRole("region", { name: "5 people" }))
    .toHaveTextContent("1 invited · 2 already exist · 1 to fix");
  expect(invited).toEqual(["anna@example.org", "taken@example.org"]);
});

const rest = "The rest of the list is unchanged. Send it again – nobody gets two invitations.";
const later = { status: 429, headers: { "retry-after": "90" } };

it("nobody is invited once the network is gone", async () => {
  const opened = await open(() => {
    opened.store.set(networkStatusAtom, { isOnline: false, at: 0 });
    return created();
  });
  await opened.type(["Anna Berg <anna@example.org>", "Bob Carl <bob@example.org>"]);
  await opened.press("Send 2 invitations");
  await expect
    .element(opened.screen.getByRole("alert"))
    .toHaveTextContent("The server could not be reached.");
  expect(opened.invited).toEqual(["anna@example.org"]);
});

it.each<readonly [what: string, bob: () => Response | Promise<Response>, says: string, isStop: boolean]>([
  ["a lost answer", () => Promise.reject(new TypeError("lost")), "The server could not be reached.", true],
  ["too many requests", () => new Response(null, later), "Too many requests. Try again from", true],
  ["a platform that starts", () => new Response(null, { status: 503 }), "The server is not available", true],
  ["an ended session", () => new Response(null, { status: 401 }), "You are no longer signed in.", true],
  ["an error of the server", () => json({}, 500), "Something went wrong on the server.", false],
  [
    "a refused field",
    () => json({ errors: { email: ["is blocked"] } }, 422),
    "Email: The server does not accept this value.",
    false,
  ],
])("%s is a result of its row, and stops the rest if it has to", async (_what, bob, says, isStop) => {
  const { type, row, press, invited, screen } = await open((email) =>
    email === "bob@example.org" ? bob() : created(),
  );
  await type(["Anna Berg <anna@example.org>", "Bob Carl <bob@example.org>", "Eva Fink <eva@example.org>"]);
  await press("Send 3 invitations");
  await expect
    .element(screen.getByRole("region", { name: "3 people" }))
    .toHaveTextContent(isStop ? "1 invited · 1 ready · 1 failed" : "2 invited · 1 failed");
  const alerts = screen.getByRole("alert");
  const stops = isStop ? [says] : [];
  await expect
    .poll(() => alerts.elements().map(({ textContent }) => textContent))
    .toEqual(stops.map(() => expect.stringMatching(`^Sending has stopped${says}.*${rest}$`)));
  await expect.element(row(/^Anna/)).toHaveTextContent("Invited");
  await expect.element(row(/^Bob/)).toHaveTextContent(`Failed${says}`);
  const sent = ["anna@example.org", "bob@example.org", "eva@example.org"];
  expect(invited).toEqual(sent.slice(0, isStop ? 2 : 3));
  const again = isStop ? "Send 2 invitations" : "Retry the failed one";
  await expect.element(screen.getByRole("button", { name: again })).toBeVisible();
});

it("only what has failed is sent again, with the same key", async () => {
  const { type, row, press, invited, keys, store, screen } = await open((email, attempt) =>
    email === "bob@example.org" && attempt === 1 ? new Response(null, { status: 500 }) : created(),
  );
  await type(["Anna Berg <anna@example.org>", "Bob Carl <bob@example.org>", "Eva Fink <eva@example.org>"]);
  await expect.poll(() => store.get(lossAtom)?.id).toContain("formLoss");
  await press("Send 3 invitations");
  await expect.element(row(/^Bob/)).toHaveTextContent("Something went wrong on the server.");
  await press("Retry the failed one");
  await expect.element(row(/^Bob/)).toHaveTextContent("Invited");
  expect(invited).toEqual(["anna@example.org", "bob@example.org", "eva@example.org", "bob@example.org"]);
  const sent = keys();
  expect(new Set(sent).size).toBe(3);
  expect(sent[3]).toBe(sent[1]);
  await expect.element(screen.getByText(/^3 users were created\. A registration/)).toBeVisible();
  await expect.poll(() => store.get(lossAtom)).toBeUndefined();
});

it("a stop lets the current invitation finish, and the list cannot be edited until then", async () => {
  let answer = () => {};
  const { type, row, press, invited, screen, field, store } = await open(
    () =>
      new Promise((resolve) => {
        answer = () => resolve(created());
      }),
  );
  await type(["Anna Berg <anna@example.org>", "Bob Carl <bob@example.org>"]);
  await press("Send 2 invitations");
  await expect.element(row(/^Anna/)).toHaveTextContent("Sending");
  await expect.element(field).toHaveAttribute("readonly");
  await expect
    .element(screen.getByRole("region", { name: "2 people" }))
    .toHaveTextContent("1 ready · 1 being sent");
  expect(store.get(lossAtom)?.id).toContain("sendingLoss");
  await press("Stop");
  answer();
  await expect.element(row(/^Anna/)).toHaveTextContent("Invited");
  await expect.element(row(/^Bob/)).toHaveTextContent("Ready");
  expect(invited).toEqual(["anna@example.org"]);
  await expect.element(screen.getByRole("button", { name: "Send 1 invitation" })).toBeVisible();
});

it("leaving the page lets the current invitation finish, and sends no other", async () => {
  let answer = () => {};
  const { type, row, press, invited, screen, store } = await open(
    () =>
      new Promise((resolve) => {
        answer = () => resolve(created());
      }),
  );
  await type(["Anna Berg <anna@example.org>", "Bob Carl <bob@example.org>"]);
  await press("Send 2 invitations");
  await expect.element(row(/^Anna/)).toHaveTextContent("Sending");
  await expect.poll(() => invited).toHaveLength(1);
  await screen.unmount();
  answer();
  await expect
    .poll(() => store.get(sentInvitationsAtom).map(({ email }) => email))
    .toEqual(["anna@example.org"]);
  // By then, the next one would have been sent.
  await new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
  expect(invited).toEqual(["anna@example.org"]);
});

it("after the session ended, those who are not invited are offered again", async () => {
  const first = await open();
  await first.type(["Anna Berg <anna@example.org>", "Bob <bob@example.org>"]);
  await first.press("Send 1 invitation");
  await expect.element(first.row(/^Anna/)).toHaveTextContent("Invited");
  const kept = () => Object.entries(sessionStorage).find(([key]) => key.includes(severalFormId))?.[1];
  // The row shows its result a moment before the rest of the list is known.
  await expect.poll(() => first.store.set(keepFormsAtom).then(kept)).not.toContain("anna@example.org");
  expect(kept()).toContain("bob@example.org");
  await first.screen.unmount();
  // The page opens with the list, which would be behind the form for one person.
  const { press, field, screen } = await open(created, UsersPage);
  await press("Restore");
  await expect.element(field).toHaveValue("Bob <bob@example.org>");
  await expect.element(screen.getByRole("button", { name: "Restore" })).not.toBeInTheDocument();
});

it("pointing at several people leads to the field of the list", async () => {
  const { field, screen } = await open(created, UsersPage);
  await screen.getByRole("radio", { name: "Several" }).click();
  await expect.element(field).toHaveFocus();
  await screen.getByRole("radio", { name: "One person" }).click();
  await expect.element(screen.getByRole("textbox", { name: "First name" })).toHaveFocus();
});

it("more than 200 people are refused until some are removed", async () => {
  const { type, field, screen } = await open();
  const lines = Array.from({ length: 202 }, (_, at) => `Anna Berg <anna${at}@example.org>`);
  await type(lines);
  await expect.element(field).toHaveAccessibleDescription(/Please remove 2 people\.$/);
  await expect.element(screen.getByRole("button", { name: "Send 200 invitations" })).toBeDisabled();
  await type(lines.slice(2));
  await expect.element(screen.getByRole("button", { name: "Send 200 invitations" })).toBeEnabled();
});
