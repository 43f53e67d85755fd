/** The list of several people: its lines, sending them, and what is kept. What it shows is in test/screens. */
import { expect, it } from "vitest";
import { cleanup } from "vitest-browser-react/pure";
import { page } from "vitest/browser";
import { sentInvitationsAtom, severalFormId } from "#src/features/admins/invitations.ts";
import { keepFormsAtom } from "#src/interaction/keptForms.ts";
import { lossAtom } from "#src/interaction/unsaved.ts";
import { networkStatusAtom } from "#src/runtime/connectivity.ts";
import { enter, openConsole, press as pressThe } from "#test/screens/openConsole.tsx";
import { held, json } from "#test/support/smallServer.ts";

const path = "/api/v1/users/invite";

type Invite = (email: string, attempt: number) => Response | Promise<Response>;
const created = () => new Response(null, { status: 201 });
const field = page.getByRole("textbox", { name: "People" });
const alert = page.getByRole("alert");
const row = (line: RegExp) => page.getByRole("listitem").filter({ hasText: line });
const press = (name: string) => pressThe("button", { name });
const type = (...lines: ReadonlyArray<string>) => enter("People", lines.join("\n"));
const [anna, bob, eva] = [
  "Anna Berg <anna@example.org>",
  "Bob Carl <bob@example.org>",
  "Eva Fink <eva@example.org>",
] as const;

const openPage = async (invite: Invite = created) => {
  const invited: Array<string> = [];
  const answer = async (request: Request) => {
    const { email } = (await request.json()) as { readonly email: string };
    invited.push(email.replace("@example.org", ""));
    return invite(email, server.to(path).length);
  };
  const { server, store } = await openConsole({ at: "/administer/users", answers: { [path]: answer } });
  return {
    store,
    invited,
    keys: () => server.to(path).map(({ headers }) => headers.get("idempotency-key")),
  };
};
/** With the form for several people, in which this is typed. */
const open = async (invite: Invite, ...lines: ReadonlyArray<string>) => {
  const opened = await openPage(invite);
  await pressThe("radio", { name: "Several" });
  await type(...lines);
  return opened;
};

it("each row says what is wrong with it, and only the others are sent", async () => {
  const lines = [anna, "Bob <bob@example>", "ANNA@example.org", "taken2@example.org"];
  const { invited } = await open(created, ...lines);
  // Names would not help.
  await expect.element(row(/^ANNA/)).toHaveTextContent(/^ANNA@example.orgDuplicateSame address as above.$/);
  await expect.element(row(/^taken2/)).toHaveTextContent(/^taken2@example.orgAlready exists$/);
  await expect
    .poll(() => document.querySelector("[data-live-announcer]")?.textContent)
    .toBe("1 ready · 1 already exists · 1 to fix · 1 duplicate");
  await press("Send 1 invitation");
  await expect.element(row(/^Anna/)).toHaveTextContent("Invited");
  expect(invited).toEqual(["anna"]);
});

const rest = "The rest of the list is unchanged, and nobody gets two invitations.";
const later = { status: 429, headers: { "retry-after": "90" } };

it("nobody is invited once the network is gone", async () => {
  const { store, invited } = await open(
    () => {
      store.set(networkStatusAtom, { isOnline: false, at: 0 });
      return created();
    },
    anna,
    bob,
  );
  await press("Send 2 invitations");
  await expect.element(alert).toHaveTextContent("The server could not be reached.");
  expect(invited).toEqual(["anna"]);
});

it.each<readonly [what: string, answer: () => Response | Promise<Response>, says: string, isStop: boolean]>([
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
])("%s is a result of its row, and stops the rest if it has to", async (_what, answer, says, isStop) => {
  const { invited } = await open((email) => (email.startsWith("bob") ? answer() : created()), anna, bob, eva);
  await press("Send 3 invitations");
  await expect
    .element(page.getByRole("region", { name: "3 people" }))
    .toHaveTextContent(isStop ? "1 invited · 1 ready · 1 failed" : "2 invited · 1 failed");
  const stops = isStop ? [says] : [];
  await expect
    .poll(() => alert.elements().map(({ textContent }) => textContent))
    .toEqual(stops.map(() => expect.stringMatching(`^Sending has stopped${says}.*${rest}$`)));
  await expect.element(row(/^Bob/)).toHaveTextContent(`Failed${says}`);
  expect(invited).toEqual(["anna", "bob", "eva"].slice(0, isStop ? 2 : 3));
  const again = isStop ? "Send 2 invitations" : "Retry the failed one";
  await expect.element(page.getByRole("button", { name: again })).toBeVisible();
});

it("only what has failed is sent again, with the same key", async () => {
  const failing = (_email: string, attempt: number) => (attempt === 2 ? json({}, 500) : created());
  const { invited, keys, store } = await open(failing, anna, bob, eva);
  await expect.poll(() => store.get(lossAtom)?.id).toContain("formLoss");
  await press("Send 3 invitations");
  await press("Retry the failed one");
  await expect.element(row(/^Bob/)).toHaveTextContent("Invited");
  expect(invited).toEqual(["anna", "bob", "eva", "bob"]);
  const sent = keys();
  expect(new Set(sent).size).toBe(3);
  expect(sent[3]).toBe(sent[1]);
  await expect.element(page.getByText(/^3 users were created\. A registration/)).toBeVisible();
  await expect.poll(() => store.get(lossAtom)).toBeUndefined();
});

/** The first of two invitations waits for its answer. */
const openPending = async () => {
  const { answer, give } = held();
  const opened = await open(answer, anna, bob);
  await press("Send 2 invitations");
  await expect.element(row(/^Anna/)).toHaveTextContent("Sending");
  await expect.poll(() => opened.invited).toHaveLength(1);
  return { ...opened, answer: () => give(created()) };
};

it("a stop lets the current invitation finish, and the list cannot be edited until then", async () => {
  const { store, invited, answer } = await openPending();
  await expect.element(field).toHaveAttribute("readonly");
  await expect
    .element(page.getByRole("region", { name: "2 people" }))
    .toHaveTextContent("1 ready · 1 being sent");
  expect(store.get(lossAtom)?.id).toContain("sendingLoss");
  await press("Stop");
  answer();
  await expect.element(row(/^Anna/)).toHaveTextContent("Invited");
  await expect.element(row(/^Bob/)).toHaveTextContent("Ready");
  expect(invited).toEqual(["anna"]);
  await expect.element(page.getByRole("button", { name: "Send 1 invitation" })).toBeVisible();
});

it("leaving the page lets the current invitation finish, and sends no other", async () => {
  const { store, invited, answer } = await openPending();
  await cleanup();
  answer();
  const sent = () => store.get(sentInvitationsAtom).map(({ email }) => email);
  await expect.poll(sent).toEqual(["anna@example.org"]);
  // By then, the next one would have been sent.
  await new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
  expect(invited).toEqual(["anna"]);
});

it("after the session ended, those who are not invited are offered again", async () => {
  const { store } = await open(created, anna, "Bob <bob@example.org>");
  await press("Send 1 invitation");
  await expect.element(row(/^Anna/)).toHaveTextContent("Invited");
  const kept = () => Object.entries(sessionStorage).find(([key]) => key.includes(severalFormId))?.[1];
  // The row shows its result a moment before the rest of the list is known.
  await expect.poll(() => store.set(keepFormsAtom).then(kept)).not.toContain("anna@example.org");
  expect(kept()).toContain("bob@example.org");
  await cleanup();
  // The page opens with the list, which would be behind the form for one person.
  await openPage();
  await press("Restore");
  await expect.element(field).toHaveValue("Bob <bob@example.org>");
  await expect.element(page.getByRole("button", { name: "Restore" })).not.toBeInTheDocument();
});

it("pointing at several people leads to the field of the list", async () => {
  await openPage();
  await page.getByRole("radio", { name: "Several" }).click();
  await expect.element(field).toHaveFocus();
  await page.getByRole("radio", { name: "One person" }).click();
  await expect.element(page.getByRole("textbox", { name: "First name" })).toHaveFocus();
});

it("more than 200 people are refused until some are removed", async () => {
  const lines = Array.from({ length: 202 }, (_, at) => `Anna Berg <anna${at}@example.org>`);
  await open(created, ...lines);
  const send = page.getByRole("button", { name: "Send 200 invitations" });
  await expect.element(field).toHaveAccessibleDescription(/Please remove 2 people\.$/);
  await expect.element(send).toBeDisabled();
  await type(...lines.slice(2));
  await expect.element(send).toBeEnabled();
});
