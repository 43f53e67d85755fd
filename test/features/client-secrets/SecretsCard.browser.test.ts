/** The client secrets of an app: what is offered, and its dialogs. What the page shows is in test/screens. */
import { expect, it, onTestFinished, vi } from "vitest";
import { cleanup } from "vitest-browser-react/pure";
import { page } from "vitest/browser";
import { ClientSecretId } from "#schemas/client-secrets/ClientSecret.ts";
import { rotationsAtom } from "#src/features/client-secrets/rotations.ts";
import { keepFormsAtom } from "#src/interaction/keptForms.ts";
import { lossAtom } from "#src/interaction/unsaved.ts";
import { openConsole, press as pressThe } from "#test/screens/openConsole.tsx";
import { answersOf, manySecrets, secret, type World } from "#test/screens/world.ts";
import { expectAccessible } from "#test/support/accessible.ts";
import { held, json } from "#test/support/smallServer.ts";

const path = "/api/v1/apps/app_anchor/tokens";
const connection = "APP_ID=app_anchor\nAPI_BASE=https://api.example\nCLIENT_SECRET=wbk_1";
const form = page.getByRole("dialog");
const question = page.getByRole("alertdialog");
const press = (name: string) => pressThe("button", { name });

const open = async (secrets = manySecrets, world: World = {}) => {
  const at = "/administer/my-apps/app_anchor";
  const opened = await openConsole({ at, secrets: { app_anchor: secrets }, ...world });
  await opened.settled();
  const rotate = (old: string, successor: string) =>
    opened.store.set(rotationsAtom, {
      old: ClientSecretId.make(`sec_${old}`),
      successor: ClientSecretId.make(`sec_${successor}`),
    });
  return { ...opened, rotate };
};

it("the palette has the acts of each secret, which end at one edge", async () => {
  const { acts, found } = await open();
  const actsOf = (alias: string) => [
    ...(["far", "later", "soon"].includes(alias) ? [`Add expiry of “${alias}” to calendar`] : []),
    ...(["old", "gone"].includes(alias) ? [] : [`Rotate secret “${alias}”`]),
    `Delete secret “${alias}”`,
  ];
  const ends = page.getByRole("button", { name: /^Delete secret/ }).elements();
  expect(new Set(ends.map((each) => Math.round(each.getBoundingClientRect().right))).size).toBe(1);
  expect(acts().filter((name) => !name.endsWith(" app"))).toEqual([
    "Create secret",
    ...["endless", "far", "later", "soon", "gone", "old"].flatMap(actsOf),
  ]);
  expect(["new api key", "renew far", "revoke key far"].map(found)).toEqual([
    "Create secret",
    "Rotate secret “far”",
    "Delete secret “far”",
  ]);
});

it.each([
  [600, "100%"],
  [390, "200%"],
])("at %i px, text of %s is not cut off", async (width, size) => {
  await open();
  await page.viewport(width, 844);
  onTestFinished(() => document.documentElement.removeAttribute("style"));
  document.documentElement.style.fontSize = size;
  const frame = page.getByRole("table").element().parentElement;
  expect(frame?.scrollWidth).toBe(frame?.clientWidth);
});

it("a secret that was replaced is not to be rotated, and is deleted from the notice, which then goes", async () => {
  const { rotate } = await open([secret("one", 14), secret("two", 13)]);
  const due = (alias: string) => page.getByText(`Rotate “${alias}” before it expires.`);
  await expect.element(due("one")).toBeVisible();
  await rotate("one", "two");
  await expect.element(due("one")).not.toBeInTheDocument();
  await expect.element(due("two")).toBeVisible();
  await press("Delete old secret");
  await question.getByRole("button", { name: "Delete secret “one”" }).click();
  const names = () => page.getByRole("rowheader").elements();
  await expect.poll(() => names().map(({ textContent }) => textContent)).toEqual(["two"]);
  await expect.element(page.getByText("has been replaced by")).not.toBeInTheDocument();
});

it("a dialog about a secret knows what others have deleted since the page was opened", async () => {
  const secrets = [secret("one", 300), secret("two", 300), secret("three", 300)];
  await open(secrets);
  secrets.pop();
  await press("Rotate secret “three”");
  await expect.element(page.getByRole("dialog", { name: "New client secret" })).toBeVisible();
  expect(form.element().textContent).not.toContain("It replaces");
  await press("Cancel");
  secrets.pop();
  await press("Delete secret “one”");
  await expect.element(question).toHaveTextContent("This is the app’s last valid secret");
});

it("a deletion that failed says so until it is cancelled, and leaving asks while it is pending", async () => {
  const { answer, give } = held();
  const { store, server, toasts } = await open(manySecrets, { answers: { [`${path}/`]: answer } });
  await press("Delete secret “far”");
  await question.getByRole("button", { name: "Delete secret “far”" }).click();
  await expect.poll(() => store.get(lossAtom)?.id).toContain("answerLoss");
  await expect.element(question.getByRole("button", { name: "Cancel" })).toBeDisabled();
  give(json({}, 500));
  await expect.element(question).toHaveTextContent("The secret could not be deleted");
  await expect.poll(() => store.get(lossAtom)).toBeUndefined();
  await question.getByRole("button", { name: "Cancel" }).click();
  await press("Delete secret “soon”");
  await expect.element(question).toHaveTextContent("Delete client secret “soon”?");
  expect(question.element().textContent).not.toContain("could not be deleted");
  await question.getByRole("button", { name: "Delete secret “soon”" }).click();
  await expect.poll(() => server.to(`${path}/sec_soon`)).toHaveLength(1);
  give(new Response(null, { status: 204 }));
  await expect.poll(toasts).toEqual(["Secret “soon” deleted"]);
});

it("a deletion whose answer was lost is said, since the list no longer has the secret", async () => {
  const secrets = [secret("one", 300), secret("two", 300)];
  const remove = () => {
    secrets.pop();
    return json({}, 502);
  };
  const { toasts } = await open(secrets, { answers: { [`${path}/`]: remove } });
  await press("Delete secret “two”");
  await question.getByRole("button", { name: "Delete secret “two”" }).click();
  await expect.poll(toasts).toEqual(["Secret “two” deleted"]);
});

it("a deletion is said even if the list cannot be read again, which the page says", async () => {
  const remove = () => {
    server.break();
    return new Response(null, { status: 204 });
  };
  const { server, act, toasts } = await open(manySecrets, { answers: { [`${path}/`]: remove } });
  await act("Delete secret “far”");
  await question.getByRole("button", { name: "Delete secret “far”" }).click();
  await expect.poll(toasts).toEqual(["Secret “far” deleted"]);
  await expect.element(page.getByRole("alert")).toHaveTextContent("The list could not be refreshed");
});

it("creating and rotating open their own form, also after the other one", async () => {
  const { act } = await open();
  const rotation = ["Rotate secret “far”", "Rotate client secret", "far-2", "Rotate secret"] as const;
  const creation = ["Create secret", "New client secret", "", "Create secret"] as const;
  for (const [name, title, alias, submit] of [rotation, creation, rotation]) {
    await act(name);
    await expect.element(page.getByRole("dialog", { name: title })).toBeVisible();
    await expect.element(form.getByRole("textbox", { name: "Alias" })).toHaveValue(alias);
    await expect.element(form.getByRole("button", { name: submit })).toBeVisible();
    await press("Cancel");
    await expect.element(form).not.toBeInTheDocument();
  }
});

const create = "Create secret";
const hint = "Where the secret is used, such as ci-prod.";

it("a secret whose value did not arrive is said to be listed, and the same request brings the value", async () => {
  let isLost = true;
  const platform = answersOf({ secrets: { app_anchor: manySecrets } })["/api/v1/apps/"];
  const answer = async (request: Request) => {
    const made = await platform?.(request);
    return made === undefined || (request.method === "POST" && isLost) ? json({}, 500) : made;
  };
  const { act, server } = await open(manySecrets, { answers: { [path]: answer } });
  await act(create);
  const alias = form.getByRole("textbox", { name: "Alias" });
  await alias.fill("new");
  await form.getByRole("button", { name: create }).click();
  await expect
    .element(form.getByRole("alert"))
    .toHaveTextContent("No usable answerThe server’s answer was lost, but the list has “new”.");
  const said = form.getByText(
    "The value of “new” has not arrived. Try again to get it. If the alias is then taken, delete “new” and create a new secret.",
  );
  await expect.element(said).toBeVisible();
  await expect.element(alias).toHaveAccessibleDescription(hint);
  await expectAccessible();
  isLost = false;
  await form.getByRole("button", { name: create }).click();
  await expect.element(form.getByRole("textbox", { name: "Client secret “new”" })).toHaveValue(connection);
  const keys = server
    .to(path)
    .filter(({ method }) => method === "POST")
    .map(({ headers }) => headers.get("idempotency-key"));
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/), keys[0]]);
});

it("leaving asks until the value is copied, or said to be saved where the browser refuses to copy it", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText");
  write.mockRejectedValue(new DOMException("denied", "NotAllowedError"));
  const { act, store } = await open();
  const loss = () => store.get(lossAtom)?.id;
  await act("Rotate secret “far”");
  await form.getByRole("button", { name: "Rotate secret" }).click();
  await expect.poll(loss).toContain("secretLoss");
  await form.getByRole("button", { name: "Copy", exact: true }).click();
  await expect.element(page.getByText("Could not copy").first()).toBeInTheDocument();
  // What could not be copied is selected, to be copied by hand.
  const value = form.getByRole("textbox", { name: /^Client secret/ }).element() as HTMLTextAreaElement;
  expect(document.activeElement).toBe(value);
  expect(value.value.slice(value.selectionStart, value.selectionEnd)).toBe(connection);
  value.setSelectionRange(0, value.value.indexOf("\n"));
  value.dispatchEvent(new ClipboardEvent("copy", { bubbles: true }));
  const done = form.getByRole("button", { name: "Done" });
  await expect.element(done).toBeDisabled();
  expect(loss()).toContain("secretLoss");
  const isSaved = form.getByText("I’ve saved it somewhere safe");
  await isSaved.click();
  await expect.element(done).toBeEnabled();
  await isSaved.click();
  await expect.element(done).toBeDisabled();
  write.mockResolvedValue();
  await press("Copy secret only");
  await expect.element(done).toBeEnabled();
  await expect.poll(loss).toBeUndefined();
  expect(write.mock.lastCall).toEqual(["wbk_1"]);
  for (const gone of [isSaved, form.getByText("The browser did not allow copying.")])
    await expect.element(gone).not.toBeInTheDocument();
  await done.click();
  await expect.element(page.getByText("“far” has been replaced by")).toBeVisible();
});

it("alias and expiry of a form whose session ended are restored", async () => {
  const { act, store } = await open();
  await act("Create secret");
  await form.getByRole("textbox", { name: "Alias" }).fill("restored");
  await form.getByRole("button", { name: /Expires/ }).click();
  await page.getByRole("option", { name: "No expiration date" }).click();
  await store.set(keepFormsAtom);
  await cleanup();
  const again = await open();
  await again.act("Create secret");
  await form.getByRole("button", { name: "Restore" }).click();
  await expect.element(form.getByRole("textbox", { name: "Alias" })).toHaveValue("restored");
  await expect.element(form.getByRole("button", { name: /Expires/ })).toHaveTextContent("No expiration date");
});
