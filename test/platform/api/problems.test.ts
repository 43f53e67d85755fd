import { Effect } from "effect";
import { describe, expect, it } from "vitest";
import { platformApi } from "#test/support/platformApi.ts";

const platform = platformApi();

const post = (body: string | Buffer<ArrayBuffer>, headers: Record<string, string> = {}) =>
  platform().call("POST", "/api/v1/apps", { body, headers });

const bad: ReadonlyArray<readonly [title: string, body: string, path: string]> = [
  ["broken JSON", '{"name": "oh', ""],
  ["no body", "", ""],
  ["ten thousand levels in a field", `{"name": ${"[".repeat(10_000) + "]".repeat(10_000)}}`, ""],
  ["17 levels", `{"name": ${"[".repeat(16) + "]".repeat(16)}}`, ""],
  ["an array in a field, of 16 levels", `{"name": ${"[".repeat(15) + "]".repeat(15)}}`, "name"],
  ["an array", "[]", ""],
  ["a missing field", "{}", "name"],
  ["null for a field", '{"name": null}', "name"],
  ["an unknown field", '{"name": "A", "plan": 1}', "plan"],
  ["__proto__", '{"name": "A", "__proto__": {}}', "__proto__"],
  ["a control character", String.raw`{"name": "a\u0000b"}`, "name"],
];

describe("a body outside the contract", () => {
  it.each(bad)("is refused: %s", async (_title, body, path) => {
    const answer = await post(body);
    expect(answer).toMatchObject({ status: 422, body: { _tag: "Invalid", issues: [{ path }] } });
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
  });

  it.each([
    ["if-match", "5f1d1a", "must be one ETag, in double quotes as the answer had it"],
    ["idempotency-key", "with space", "must be 1 to 128 visible ASCII characters"],
  ])("is named in words: the header %s", async (name, value, message) => {
    const [method, path] = name === "if-match" ? ["DELETE", "/api/v1/styles/x"] : ["POST", "/api/v1/apps"];
    const json = method === "POST" ? { name: "A" } : undefined;
    const { body } = await platform().call(method, path, { headers: { [name]: value }, json });
    expect(body.issues).toEqual([{ path: name, message }]);
  });

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "application/json-patch+json",
  ])("is refused as %s", async (type) => {
    const answer = await post('{"name": "A"}', { "content-type": type });
    const message = "must be JSON in UTF-8 of at most 64 KiB and 16 levels";
    expect(answer).toMatchObject({ status: 422, body: { issues: [{ path: "", message }] } });
  });

  it("is refused when it is not UTF-8", async () => {
    const latin1 = Buffer.from('{"name": "Gehstärke"}', "latin1");
    expect(await post(latin1)).toMatchObject({ status: 422, body: { issues: [{ path: "" }] } });
  });

  it("gets one issue per field, and no issue repeats the input", async () => {
    const name = { lastName: "Secretive\u0007", firstName: ["secret\nvalue"] };
    const json = { ...name, email: "secret@@example", extra: "hidden" };
    const { body } = await platform().call("POST", "/api/v1/users/invite", { json });
    const paths = body.issues.map(({ path }: { path: string }) => path);
    expect(paths.toSorted()).toEqual(["email", "extra", "firstName", "lastName"]);
    expect(JSON.stringify(body)).not.toMatch(/secret|hidden/i);
  });
});

it("a JSON body is accepted whatever the case and the parameters of its content type", async () => {
  const answer = await post('{"name": "Upper case"}', { "content-type": "Application/JSON; charset=utf-8" });
  expect(answer.status).toBe(201);
});

it.each([
  ["/api/v1/apps?size=10001", "size"],
  ["/api/v1/apps?size=1&size=2", "size"],
  ["/api/v1/apps/is_app_name_unique?appName=%00", "appName"],
  ["/api/v1/users/is_email_unique?email=nobody", "email"],
  ["/api/v1/apps/app_x/metric/user_session?startDate=2026-02-30T00:00:00Z", "startDate"],
])("parameters outside the contract are refused: %s", async (path, parameter) => {
  const answer = await platform().call("GET", path);
  expect(answer).toMatchObject({ status: 422, body: { _tag: "Invalid", issues: [{ path: parameter }] } });
});

it("a defect answers Unexpected; the log says where it happened and repeats no input", async () => {
  const { sql, call, token, logged } = platform();
  await Effect.runPromise(
    sql`alter table administrators add constraint broken check (last_name <> 'Breaker')`,
  );
  const json = { firstName: "Grace", lastName: "Breaker", email: "confidential@example.org" };
  const answer = await call("POST", "/api/v1/users/invite?token=query-secret", { json });
  expect(answer).toMatchObject({ status: 500, body: { _tag: "Unexpected", title: "Internal server error" } });
  const lines = logged.join("\n");
  expect(lines).toContain("POST /api/v1/users/invite");
  expect(lines).toContain("AdminsStore");
  expect(lines).toContain("23514 broken");
  for (const secret of ["confidential", "Breaker", "query-secret", token])
    expect(lines).not.toContain(secret);
});
