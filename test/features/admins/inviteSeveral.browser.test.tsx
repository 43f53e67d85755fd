/** The list of several people: its rows, files, sending them, and what is kept. */
import type { ComponentType } from "react";
import { beforeEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { loadCatalogue } from "#src/app/catalogues.ts";
import { sentInvitationsAtom, severalFormId } from "#src/features/admins/invitations.ts";
import { InviteSeveral } from "#src/features/admins/several/InviteSeveral.tsx";
import { UsersPage } from "#src/features/admins/UsersPage.tsx";
import { StoreProvider } from "#src/i18n/StoreProvider.tsx";
import { i18nAtom, makeI18n } from "#src/i18n/i18n.ts";
import { keepFormsAtom } from "#src/interaction/keptForms.ts";
import { lossAtom } from "#src/interaction/unsaved.ts";
import { json, smallServer } from "#test/support/smallServer.ts";
import { emptyBrowser, signedInTab } from "#test/support/tab.ts";

const invitePath = "/api/v1/users/invite";
const checkPath = "/api/v1/users/is_email_unique";
const emailOf = ({ url }: Request) => new URL(url).searchParams.get("email") ?? "";

type Invite = (email: string, attempt: number) => Response | Promise<Response>;
const created = () => new Response(null, { status: 201 });

const open = async (invite: Invite = created, Shown: ComponentType = InviteSeveral) => {
  const invited: Array<string> = [];
  const server = smallServer({
    [checkPath]: (request) => json(emailOf(request) !== "taken@example.org"),
    [invitePath]: async (request) => {
      const { email } = (await request.json()) as { readonly email: string };
      invited.push(email);
      return invite(email, invited.filter((other) => other === email).length);
    },
  });
  const { store } = await signedInTab(server);
  store.set(i18nAtom, makeI18n("en", await loadCatalogue("en")));
  const screen = await render(
    <StoreProvider store={store}>
      <Shown />
    </StoreProvider>,
  );
  return {
    screen,
    store,
    invited,
    checked: () => server.to(checkPath).map(emailOf),
    keys: () => server.to(invitePath).map(({ headers }) => headers.get("idempotency-key")),
    field: screen.getByRole("textbox", { name: "People" }),
    type: (lines: ReadonlyArray<string>) =>
      userEvent.fill(screen.getByRole("textbox", { name: "People" }), lines.join("\n")),
    row: (name: RegExp) => screen.getByRole("row", { name }),
    press: (name: RegExp | string) => screen.getByRole("button", { name }).click(),
    drop: (name: string, content: BlobPart) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], name));
      const drag = (type: string) => new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
      const area = screen.getByRole("textbox", { name: "People" }).element();
      // The browser shows a dropped file in place of the page unless both are cancelled.
      for (const type of ["dragover", "drop"]) expect(area.dispatchEvent(drag(type))).toBe(false);
    },
    choose: async (name: string, content: BlobPart) => {
      const input = screen.container.querySelector("input[type=file]");
      if (input === null) throw new Error("no file button");
      await userEvent.upload(input, new File([content], name));
    },
  };
};

beforeEach(async () => {
  sessionStorage.clear();
  await emptyBrowser();
});

it("each row says what is wrong with it, and only the others are sent", async () => {
  const { type, row, press, invited, checked, screen, field } = await open();
  await type([
    "Anna Berg <anna@example.org>",
    "Bob <bob@example>",
    "ANNA@example.org Anna B",
    "Tom Ahrens <taken@example.org>",
  ]);
  await expect.element(row(/^Anna Berg anna@example.org/)).toHaveTextContent("Ready");
  await expect.element(row(/bob@example/)).toHaveTextContent("Last name: Please fill out this field.");
  await expect.element(row(/bob@example/)).toHaveTextContent("Email: Please enter a valid E-Mail-Address.");
  await expect.element(row(/ANNA/)).toHaveTextContent("The same address is further up.");
  await expect.element(row(/taken/)).toHaveTextContent("Already exists");
  await expect
    .element(screen.getByRole("status"))
    .toHaveTextContent("1 ready · 1 already exists · 1 to correct · 1 twice in the list");
  expect(checked()).toEqual(["anna@example.org", "taken@example.org"]);

  await press("Remove Anna B from the list");
  await expect.element(row(/ANNA/)).not.toBeInTheDocument();
  await press("Edit Bob in the text");
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("Bob Carl <bob@example.org>");
  await expect.element(row(/^Bob Carl/)).toHaveTextContent("Ready");
  // Rows that did not change are not checked again.
  await expect.poll(checked).toEqual(["anna@example.org", "taken@example.org", "bob@example.org"]);
  await press("Send 2 invitations");
  await expect
    .element(screen.getByRole("region", { name: "3 people" }))
    .toHaveTextContent("2 invited · 1 already exists");
  expect(invited).toEqual(["anna@example.org", "bob@example.org"]);
  await press("Send 1 invitation anyway");
  await expect.element(screen.getByRole("region", { name: "3 people" })).toHaveTextContent("3 invited");
});

it("only what has failed is sent again, with the same key", async () => {
  const { type, row, press, invited, keys, store, screen } = await open((email, attempt) =>
    email === "bob@example.org" && attempt === 1 ? new Response(null, { status: 500 }) : created(),
  );
  await type(["Anna Berg <anna@example.org>", "Bob Carl <bob@example.org>", "Eva Fink <eva@example.org>"]);
  await expect.poll(() => store.get(lossAtom)?.id).toContain("formLoss");
  await press("Send 3 invitations");
  await expect.element(row(/^Bob/)).toHaveTextContent("Something went wrong on the server.");
  await press("Send the failed one again");
  await expect.element(row(/^Bob/)).toHaveTextContent("Invited");
  expect(invited).toEqual(["anna@example.org", "bob@example.org", "eva@example.org", "bob@example.org"]);
  const sent = keys();
  expect(new Set(sent).size).toBe(3);
  expect(sent[3]).toBe(sent[1]);
  await expect.element(screen.getByText(/^3 users were created\. A registration/)).toBeVisible();
  await expect.poll(() => store.get(lossAtom)).toBeUndefined();

  await press("New list");
  await expect.element(screen.getByRole("textbox", { name: "People" })).toHaveFocus();
  await type(["Anna Berg <anna@example.org>"]);
  await press("Send 1 invitation");
  await expect.poll(keys).toHaveLength(5);
  expect(new Set(keys()).size).toBe(4);
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
  await expect.element(screen.getByRole("button", { name: /^Send 2 invitations/ })).toBeVisible();
  await expect.element(screen.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "0 of 2");
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

it("a chosen workbook is refused until something is typed, and a dropped file of Windows-1252 is read below", async () => {
  const { choose, drop, row, field, type, screen } = await open();
  await choose("people.xlsx", new Uint8Array([0x50, 0x4b, 3, 4, 0x14, 0]));
  await expect
    .element(field)
    .toHaveAccessibleDescription("“people.xlsx” is not a text file. Save it as CSV, and choose it again.");
  await type(["Eva Fink <eva@example.org>"]);
  await expect.element(field).not.toHaveAttribute("aria-invalid", "true");
  const [start, end] = ["Vorname;Nachname;E-Mail\r\nJ\u00F6rg;", "ka;joerg@example.org"];
  const latin = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
  // Š and ž have other codes in Windows-1252 than in Unicode.
  drop("people.csv", new Uint8Array([...latin(start), 0x8a, 0x69, 0x9e, ...latin(end)]));
  await expect.element(row(/^Jörg Šižka joerg@example.org/)).toHaveTextContent("Ready");
  // Its header is a line of its own.
  await expect.element(screen.getByRole("status")).toHaveTextContent(/^2 ready$/);
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
