/** The client secrets of an app as its page shows them: the table, what is offered, and its dialogs. */
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { AppId } from "#schemas/apps/App.ts";
import { ClientSecretId } from "#schemas/client-secrets/ClientSecret.ts";
import { rotationsAtom } from "#src/features/client-secrets/rotations.ts";
import { SecretsCard } from "#src/features/client-secrets/SecretsCard.tsx";
import { keepFormsAtom } from "#src/interaction/keptForms.ts";
import { lossAtom } from "#src/interaction/unsaved.ts";
import { expectAccessible } from "#test/support/accessible.ts";
import { signedInScreen } from "#test/support/signedInScreen.tsx";
import { json, smallServer } from "#test/support/smallServer.ts";

const appId = AppId.make("app_1");
const path = `/api/v1/apps/${appId}/tokens`;

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
/** A secret of this age in days; a number of days until it expires, or none. */
const secret = (alias: string, age: number, expires?: number) => ({
  id: `sec_${alias}`,
  appId,
  alias,
  creationDate: inDays(-age),
  ...(expires !== undefined && { expirationDate: inDays(expires) }),
});
type Secret = ReturnType<typeof secret>;

const all = [
  secret("old", 400, -40),
  secret("gone", 5, -1),
  secret("soon", 30, 14),
  secret("later", 20, 15),
  secret("far", 15, 300),
  secret("endless", 10),
];

interface Platform {
  readonly secrets?: ReadonlyArray<Secret>;
  readonly rotations?: ReadonlyArray<readonly [old: string, successor: string]>;
  /** Its answer to a creation, in place of the secret with its value. */
  readonly created?: () => Response | undefined;
  readonly remove?: () => Response | Promise<Response>;
  /** It lists nothing after a deletion. */
  readonly failsAfter?: boolean;
}

const open = async (platform: Platform = {}) => {
  const { secrets = all, rotations = [], created, remove } = platform;
  let listed = secrets;
  let isFailing = false;
  const server = smallServer({
    [path]: async (request) => {
      if (request.method === "GET") return isFailing ? json({}, 500) : json({ content: listed });
      const sent = (await request.json()) as { readonly alias: string };
      const made = { ...secret(sent.alias, 0), ...sent };
      listed = [...listed.filter(({ alias }) => alias !== sent.alias), made];
      return created?.() ?? json({ ...made, token: "wbk_1" }, 201);
    },
    [`${path}/`]: async (request) => {
      const answer = (await remove?.()) ?? new Response(null, { status: 204 });
      isFailing = platform.failsAfter ?? false;
      if (answer.ok) listed = listed.filter(({ id }) => !request.url.endsWith(id));
      return answer;
    },
  });
  const tab = await signedInScreen(server);
  for (const [old, successor] of rotations)
    await tab.store.set(rotationsAtom, {
      old: ClientSecretId.make(`sec_${old}`),
      successor: ClientSecretId.make(`sec_${successor}`),
    });
  const screen = await tab.show(<SecretsCard appId={appId} />);
  const [first] = secrets;
  await expect.poll(tab.acts).toContain(first ? `Delete secret “${first.alias}”` : "Create secret");
  const press = (name: string) => screen.getByRole("button", { name }).click();
  return { ...tab, server, screen, press, question: screen.getByRole("alertdialog") };
};

const connection = "APP_ID=app_1\nAPI_BASE=https://api.example\nCLIENT_SECRET=wbk_1";

beforeEach(() => page.viewport(1280, 800));

it("the palette has the acts of each secret, which end at one edge", async () => {
  const { screen, acts, found } = await open();
  const actsOf = (alias: string) => [
    ...(["far", "later", "soon"].includes(alias) ? [`Add expiry of “${alias}” to calendar`] : []),
    ...(["old", "gone"].includes(alias) ? [] : [`Rotate secret “${alias}”`]),
    `Delete secret “${alias}”`,
  ];
  const ends = screen.getByRole("button", { name: /^Delete secret/ }).elements();
  expect(new Set(ends.map((each) => Math.round(each.getBoundingClientRect().right))).size).toBe(1);
  expect(acts()).toEqual([
    "Create secret",
    ...["endless", "far", "later", "soon", "gone", "old"].flatMap(actsOf),
  ]);
  expect(["new api key", "renew far", "revoke key far"].map(found)).toEqual([
    "Create secret",
    "Rotate secret “far”",
    "Delete secret “far”",
  ]);
});

it("a secret that was rotated and its successor name each other until the old one is deleted", async () => {
  const { screen, press, question } = await open({ rotations: [["later", "endless"]] });
  const names = () =>
    screen
      .getByRole("rowheader")
      .elements()
      .map(({ textContent }) => textContent);
  await expect
    .poll(names)
    .toEqual(["endlessreplaces “later”", "far", "laterreplaced by “endless”", "soon", "gone", "old"]);
  await expectAccessible();
  await press("Delete old secret");
  await question.getByRole("button", { name: "Delete secret “later”" }).click();
  await expect.poll(names).toEqual(["endless", "far", "soon", "gone", "old"]);
  await expect.element(screen.getByText("has been replaced by")).not.toBeInTheDocument();
});

it("a secret that expires soon is to be rotated only if none has replaced it", async () => {
  const { screen, store } = await open({ secrets: [secret("one", 30, 14), secret("two", 30, 13)] });
  const due = (alias: string) => screen.getByText(`Rotate “${alias}” before it expires.`);
  await expect.element(due("one")).toBeVisible();
  await store.set(rotationsAtom, {
    old: ClientSecretId.make("sec_one"),
    successor: ClientSecretId.make("sec_three"),
  });
  await expect.element(due("one")).not.toBeInTheDocument();
  await expect.element(due("two")).toBeVisible();
});

it("a deletion that failed says so until it is cancelled, and leaving asks while it is pending", async () => {
  let answer: (response: Response) => void = () => undefined;
  const { store, server, screen, press, question, toasts } = await open({
    remove: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  await press("Delete secret “far”");
  await question.getByRole("button", { name: "Delete secret “far”" }).click();
  await expect.poll(() => store.get(lossAtom)?.id).toContain("answerLoss");
  await expect.element(question.getByRole("button", { name: "Cancel" })).toBeDisabled();
  answer(json({}, 500));
  await expect.element(question).toHaveTextContent("The secret could not be deleted");
  await expect.poll(() => store.get(lossAtom)).toBeUndefined();
  await question.getByRole("button", { name: "Cancel" }).click();
  await press("Delete secret “soon”");
  await expect.element(question).toHaveTextContent("Delete client secret “soon”?");
  expect(question.element().textContent).not.toContain("could not be deleted");
  await question.getByRole("button", { name: "Delete secret “soon”" }).click();
  await expect.poll(() => server.to(`${path}/sec_soon`)).toHaveLength(1);
  answer(new Response(null, { status: 204 }));
  await expect.poll(toasts).toEqual(["Secret “soon” deleted"]);
  await expect.element(screen.getByRole("rowheader", { name: "soon" })).not.toBeInTheDocument();
});

it("a deletion is said even if the list cannot be read again, which the page says", async () => {
  const { act, screen, toasts, question } = await open({ failsAfter: true });
  await act("Delete secret “far”");
  await question.getByRole("button", { name: "Delete secret “far”" }).click();
  await expect.poll(toasts).toEqual(["Secret “far” deleted"]);
  await expect.element(screen.getByRole("alert")).toHaveTextContent("The list could not be refreshed");
});

it.each([
  ["Create secret", "New client secret", "", "Create secret"],
  ["Rotate secret “far”", "Rotate client secret", "far-2", "Rotate secret"],
])("“%s” opens its own form, also after the other one", async (act, title, alias, submit) => {
  const tab = await open();
  const form = tab.screen.getByRole("dialog");
  for (const name of ["Rotate secret “far”", "Create secret", act]) {
    await tab.act(name);
    await form.getByRole("button", { name: "Cancel" }).click();
    await expect.element(form).not.toBeInTheDocument();
  }
  await tab.act(act);
  await expect.element(tab.screen.getByRole("dialog", { name: title })).toBeVisible();
  await expect.element(form.getByRole("textbox", { name: "Alias" })).toHaveValue(alias);
  await expect.element(form.getByRole("button", { name: submit })).toBeVisible();
});

const far = "Rotate secret “far”";
const [create, rotate] = ["Create secret", "Rotate secret"] as const;
const hint = "Where the secret is used, such as ci-prod.";

it("the alias of a secret is free, and after its rotation the page says what replaces the old one", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const { screen, act, store } = await open();
  await act(far);
  const form = screen.getByRole("dialog");
  const alias = form.getByRole("textbox", { name: "Alias" });
  await alias.fill("FAR");
  await expect.element(alias).toHaveAccessibleDescription("This alias already exists in this app.");
  await alias.fill("new");
  await expect.element(alias).not.toHaveAccessibleDescription();
  await form.getByRole("button", { name: rotate }).click();
  await expect.poll(() => store.get(lossAtom)?.id).toContain("secretLoss");
  await form.getByRole("button", { name: "Copy secret only" }).click();
  await form.getByRole("button", { name: "Done" }).click();
  await expect.element(screen.getByText("“far” has been replaced by")).toBeVisible();
});

it("a secret whose value did not arrive is said to be listed, and the same request brings the value", async () => {
  let isLost = true;
  const { screen, act, server } = await open({ created: () => (isLost ? json({}, 500) : undefined) });
  await act(create);
  const form = screen.getByRole("dialog");
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

it.each([
  ["does not ask any more once the value is copied", true],
  ["still asks after the browser has refused to copy the value", false],
])("leaving %s", async (_title, isCopied) => {
  const write = vi
    .spyOn(navigator.clipboard, "writeText")
    .mockImplementation(() =>
      isCopied ? Promise.resolve() : Promise.reject(new DOMException("denied", "NotAllowedError")),
    );
  const { screen, act, store } = await open();
  await act("Rotate secret “far”");
  const form = screen.getByRole("dialog");
  await form.getByRole("button", { name: "Rotate secret" }).click();
  await expect.poll(() => store.get(lossAtom)?.id).toContain("secretLoss");
  await form.getByRole("button", { name: "Copy", exact: true }).click();
  await expect.element(screen.getByText(isCopied ? "Copied" : "Could not copy").first()).toBeInTheDocument();
  expect(store.get(lossAtom) === undefined).toBe(isCopied);
  // What could not be copied is selected, to be copied by hand.
  const value = form.getByRole("textbox", { name: /^Client secret/ }).element() as HTMLTextAreaElement;
  expect(document.activeElement === value).toBe(!isCopied);
  const done = form.getByRole("button", { name: "Done" });
  expect(done.element().hasAttribute("disabled")).toBe(!isCopied);
  const stored = form.getByRole("switch", { name: "I’ve saved it somewhere safe" });
  expect(stored.elements()).toHaveLength(isCopied ? 0 : 1);
  if (isCopied) return;
  expect(value.value.slice(value.selectionStart, value.selectionEnd)).toBe(connection);
  await form.getByText("I’ve saved it somewhere safe").click();
  await expect.element(done).toBeEnabled();
  // Once it is copied, nothing says any more that it was not.
  write.mockResolvedValue();
  await form.getByRole("button", { name: "Copy secret only" }).click();
  await expect.element(done).toBeEnabled();
  expect(write.mock.lastCall).toEqual(["wbk_1"]);
  await expect.element(form.getByText("The browser did not allow copying.")).not.toBeInTheDocument();
});

it("alias and expiry of a form whose session ended are restored", async () => {
  const { act, screen, store } = await open();
  await act("Create secret");
  const form = screen.getByRole("dialog");
  await form.getByRole("textbox", { name: "Alias" }).fill("restored");
  await form.getByRole("button", { name: /Expires/ }).click();
  await page.getByRole("option", { name: "No expiration date" }).click();
  await store.set(keepFormsAtom);
  await screen.unmount();
  const again = await open();
  await again.act("Create secret");
  const restored = again.screen.getByRole("dialog");
  await restored.getByRole("button", { name: "Restore" }).click();
  await expect.element(restored.getByRole("textbox", { name: "Alias" })).toHaveValue("restored");
  await expect
    .element(restored.getByRole("button", { name: /Expires/ }))
    .toHaveTextContent("No expiration date");
});
