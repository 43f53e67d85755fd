/** Inviting one administrator: what is sent, and who is listed. What the page shows is in test/screens. */
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { adminCommandsAtom } from "#src/features/admins/commands.ts";
import { requestedFormAtom } from "#src/features/admins/invitations.ts";
import { index, search } from "#src/features/palette/search.ts";
import { lossAtom } from "#src/interaction/unsaved.ts";
import { openConsole } from "#test/screens/openConsole.tsx";
import { expectAccessible } from "#test/support/accessible.ts";
import { json } from "#test/support/smallServer.ts";

const path = "/api/v1/users/invite";
const created = () => new Response(null, { status: 201 });
const field = (name: string) => page.getByRole("textbox", { name });
const message = page.getByRole("alertdialog");
const button = (name: string) => page.getByRole("button", { name });
const rows = () =>
  page
    .getByRole("rowheader")
    .elements()
    .map(({ textContent }) => textContent);
const invite = async (firstName: string, email = `${firstName.toLowerCase()}@example.org`) => {
  await userEvent.fill(field("First name"), firstName);
  await userEvent.fill(field("Last name"), "Sommer");
  await userEvent.fill(field("Email"), email);
  await button("Send invitation").click();
};

const open = async (
  answer: (attempt: number) => Response | Promise<Response> = created,
  refused: Array<string> = [],
) => {
  const { store, server, toasts, settled } = await openConsole({
    at: "/administer/users",
    person: {
      refusedInvitations: refused.map((email) => ({
        firstName: "Lea",
        lastName: "Sommer",
        email,
        reason: "EENVELOPE 550",
      })),
    },
    answers: { [path]: () => answer(server.to(path).length) },
  });
  await settled();
  return {
    store,
    server,
    toasts,
    sent: () => server.to(path).length,
    keys: () => server.to(path).map(({ headers }) => headers.get("idempotency-key")),
    /** Runs the first command that the palette finds; returns where it leads. */
    run: (typed: string) => {
      let path = "";
      const go = (to: string) => {
        path = to;
      };
      const { groups } = search(index(store.get(adminCommandsAtom).commands), typed);
      groups[0]?.[1][0]?.run({ set: store.set, go });
      return path;
    },
  };
};

it("each invited person is confirmed and listed, the latest first, and the form is empty again", async () => {
  const { keys, store } = await open();
  for (const name of ["Grace", "Lena"]) {
    // Chromium would turn the domain of a field for addresses into xn--….
    await invite(name, `${name.toLowerCase()}@müller.example`);
    await expect.element(message).toHaveTextContent(`${name.toLowerCase()}@müller.example`);
    await userEvent.keyboard("{Escape}");
    await expectAccessible();
    await message.getByRole("button", { name: "OK" }).click();
    await expect.element(message).not.toBeInTheDocument();
    await expect.element(field("First name")).toHaveFocus();
    for (const label of ["First name", "Last name", "Email"])
      await expect.element(field(label)).toHaveValue("");
    expect(store.get(lossAtom)).toBeUndefined();
  }
  expect(rows()).toEqual(["Lena Sommer", "Grace Sommer"]);
  expect(new Set(keys()).size).toBe(2);
});

it("an invitation whose answer was lost is sent again with the same key, a corrected one with another", async () => {
  const { keys } = await open((attempt) => (attempt < 3 ? json({}, 500) : created()));
  await invite("Grace");
  const alert = page.getByRole("alert");
  await expect.element(alert).toBeVisible();
  expect(rows()).toEqual([]);
  await button("Send invitation").click();
  await expect.poll(keys).toHaveLength(2);
  await expect.element(alert).toBeVisible();
  await userEvent.fill(field("Last name"), "Winter");
  await button("Send invitation").click();
  await expect.element(message).toHaveTextContent("Grace Winter");
  const [first, second, third] = keys();
  expect([second === first, third === first]).toEqual([true, false]);
});

it("a firewall that refuses an invitation is named, nothing says to send it again, and what was typed stays", async () => {
  const blocked = "<title>403</title><h1>Blocked</h1><p>Incident 4711</p>";
  const { sent } = await open(() => new Response(blocked, { status: 403 }));
  await invite("Grace");
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent(
      /confirmedSomething between this browser and the platform refused the request \(403\)\. .*: 403, POST \/api\/v1\/users\/invite, \S+: 403 Blocked Incident 4711$/,
    );
  await expect.element(field("First name")).toHaveValue("Grace");
  expect(sent()).toBe(1);
});

it("an address is taken out of what is pasted with it, and is not back in the form once it is invited", async () => {
  await open();
  const email = field("Email");
  await userEvent.fill(email, " Grace <mailto:grace@example.org>");
  await userEvent.tab();
  await expect.element(email).toHaveValue("grace@example.org");
  await userEvent.fill(field("First name"), "Grace");
  await userEvent.fill(field("Last name"), "Sommer");
  await userEvent.fill(email, " Grace <mailto:grace@example.org>");
  await userEvent.keyboard("{Enter}");
  await message.getByRole("button", { name: "OK" }).click();
  await expect.element(field("First name")).toHaveFocus();
  await expect.element(email).toHaveValue("");
});

it("what was entered stays while several people are chosen, and commands choose and focus their form", async () => {
  const { run, store } = await open();
  await userEvent.fill(field("First name"), "Grace");
  await page.getByRole("radio", { name: "Several" }).click();
  const people = page.getByRole("textbox", { name: "People" });
  await expect.element(people).toBeVisible();
  expect(field("First name").elements()).toEqual([]);
  expect(run("new user email")).toBe("/administer/users");
  await expect.element(field("First name")).toHaveFocus();
  await expect.element(field("First name")).toHaveValue("Grace");
  expect(people.elements()).toEqual([]);
  expect(run("bulk list users email")).toBe("/administer/users");
  await expect.element(people).toHaveFocus();
  // Or the next visit would take the focus, too.
  expect(store.get(requestedFormAtom)).toBeUndefined();
});

it("invitations whose mail was refused are listed with the server's code, and sent again or taken back", async () => {
  const { server, toasts } = await open(created, ["lea@example.org", "jo+a@example.org"]);
  const table = page.getByRole("table", { name: "Not delivered" });
  await expectAccessible();
  const empty = [...document.querySelectorAll("div:empty:not([data-live-announcer])")];
  expect(empty.filter(({ clientHeight }) => clientHeight > 0)).toEqual([]);
  await button("Take back the invitation of jo+a@example.org").click();
  await expect.poll(toasts).toEqual(["The invitation of jo+a@example.org was taken back."]);
  await button("Send again to lea@example.org").click();
  await expect.poll(toasts).toEqual(["The invitation to lea@example.org is sent again."]);
  await expect.element(table).not.toBeInTheDocument();
  const [takenBack, sentAgain] = server.to(path);
  expect([takenBack?.method, new URL(takenBack?.url ?? "").searchParams.get("email")]).toEqual([
    "DELETE",
    "jo+a@example.org",
  ]);
  const again = { firstName: "Lea", lastName: "Sommer", email: "lea@example.org" };
  expect([sentAgain?.method, await sentAgain?.json()]).toEqual(["POST", again]);
});

it("a refused invitation that another person took back is said to be gone, and leaves the list", async () => {
  const notFound = { _tag: "NotFound", type: "about:blank", title: "Not found", status: 404 };
  await open(() => json(notFound, 404), ["lea@example.org"]);
  await button("Take back the invitation of lea@example.org").click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("There is no such invitation any more.");
  await expect.element(button("Send again")).not.toBeInTheDocument();
});
