import { expect, it } from "vitest";
import { demoThemes } from "#platform/seed/demoThemes.ts";
import { Browser } from "#test/support/Browser.ts";
import { callWith, demo, exchange, obtainCode, openSignIn, refresh, signIn } from "#test/support/signIn.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const platform = testPlatform();

const address = "203.0.113.9";
const from = { "x-forwarded-for": address };
const by = `address=${address} administrator=adm_demo`;

/** The events that `act` causes, without the time and their request's id, with their fields in alphabetical order. */
const eventsOf = async (act: () => Promise<unknown>) => {
  const { log } = platform();
  const before = log.length;
  await act();
  const events = log.slice(before).filter((line) => line.includes(" message=Event "));
  expect(events.filter((line) => !/ request=[\w-]{36}( |$)/.test(line))).toEqual([]);
  return events.map((line) =>
    line
      .replace(/.* message=Event /, "")
      .split(" ")
      .filter((field) => !field.startsWith("request="))
      .toSorted()
      .join(" "),
  );
};

it("a refused sign-in, a sign-in and a sign-out are events of the administrator, an unknown address is hashed", async () => {
  const browser = new Browser(platform().origin);
  const { url } = await openSignIn(browser);
  const submit = (account: typeof demo) => () => browser.submit(url.href, account, from);
  expect(await eventsOf(submit({ email: demo.email.toUpperCase(), password: "guess" }))).toEqual([
    `${by} event=sign-in-refused reason=wrong-password`,
  ]);
  const unknown = await eventsOf(submit({ email: "hunter2@example.org", password: "guess" }));
  expect(unknown).toEqual([
    expect.stringMatching(/ event=sign-in-refused reason=wrong-password typed=[\w-]{16}$/),
  ]);
  expect(await eventsOf(submit({ email: "Hunter2@example.org", password: "other" }))).toEqual(unknown);
  const { run, sql } = platform();
  const disable = (disabled: boolean) => run(sql`update administrators set disabled = ${disabled}`);
  await disable(true);
  expect(await eventsOf(submit(demo))).toEqual([`${by} event=sign-in-refused reason=disabled`]);
  await disable(false);
  expect(await eventsOf(submit(demo))).toEqual([`${by} event=sign-in`]);

  const tokens = await signIn(platform().origin, demo, browser);
  const end = `/oidc/session/end?id_token_hint=${tokens.id_token}`;
  expect(await eventsOf(() => browser.fetch(end, { headers: from }))).toEqual([`${by} event=sign-out`]);
  const refused = await eventsOf(() => refresh(tokens));
  expect(refused).toEqual([expect.stringMatching(/event=token-refused reason=invalid_grant$/)]);
});

it("issued, refused and reused tokens, and requests of other origins, are events with what is known", async () => {
  const { origin, run, sql } = platform();
  const { url } = await openSignIn(new Browser(origin));
  const code = await obtainCode(new Browser(origin));
  const events = await eventsOf(async () => {
    const { access_token, refresh_token } = (await (await exchange(code)).json()) as Record<string, string>;
    const tokens = { origin, refresh_token: refresh_token ?? "" };
    await refresh(tokens);
    await run(sql`update oidc_artifacts set consumed_at = consumed_at - interval '1 hour'`);
    await refresh(tokens);
    for (const token of [access_token ?? "", "forged"])
      await callWith({ origin, access_token: token }, "apps");
    await fetch(url, { method: "POST", headers: { origin: "https://evil.example" } });
    await fetch(`${origin}/oidc/auth`, { headers: { "sec-fetch-dest": "empty" } });
  });
  expect(events.map((line) => line.replace(/^address=\S+ /, ""))).toEqual([
    "administrator=adm_demo event=tokens-issued reason=sign-in-bearer",
    "administrator=adm_demo event=tokens-issued reason=refresh-bearer",
    "administrator=adm_demo event=token-refused reason=reuse",
    "administrator=adm_demo event=call-refused reason=SIGN_IN_OVER",
    "event=call-refused reason=ERR_JWS_INVALID",
    "event=request-refused reason=foreign-origin",
    "event=request-refused reason=no-navigation",
  ]);
});

it("what an administrator changes is an event with its id, once for a repeated call", async () => {
  const tokens = await signIn(platform().origin);
  const call = async (method: string, path: string, body?: unknown) => {
    const headers = { "idempotency-key": path, ...from };
    const answer = await callWith(tokens, path, { method, headers, body: JSON.stringify(body) });
    expect(answer.status).toBeLessThan(300);
    const text = await answer.text();
    return text === "" ? undefined : JSON.parse(text);
  };
  const ids: Record<string, string> = {};
  const { id: _id, ...theme } = demoThemes[0];
  const events = await eventsOf(async () => {
    const app = await call("POST", "apps", { name: "An app" });
    await call("POST", "apps", { name: "An app" });
    await call("PUT", `apps/${app.id}`, { ...app, name: "Renamed" });
    const secret = await call("POST", `apps/${app.id}/tokens`, { alias: "A secret" });
    await call("DELETE", `apps/${app.id}/tokens/${secret.id}`);
    const style = await call("POST", "styles", theme);
    await call("PUT", `styles/${style.id}`, style);
    await call("DELETE", `styles/${style.id}`);
    await call("POST", "users/invite", { firstName: "Bo", lastName: "Berg", email: "bo@example.org" });
    Object.assign(ids, { [app.id]: "app", [secret.id]: "secret", [style.id]: "theme" });
  });
  const shown = events.map((line) => line.replace(/(?<=subject=)\S+/, (id) => ids[id] ?? id.slice(0, 4)));
  expect(shown).toEqual([
    `${by} event=app-created subject=app`,
    `${by} event=app-changed subject=app`,
    `${by} event=secret-created subject=secret`,
    `${by} event=secret-deleted subject=secret`,
    `${by} event=theme-created subject=theme`,
    `${by} event=theme-changed subject=theme`,
    `${by} event=theme-deleted subject=theme`,
    `${by} event=invitation subject=adm_`,
  ]);
});
