/** What servers say of a refused input, in the forms of common frameworks. */
import { expect, it } from "vitest";
import { readRefusal } from "#schemas/refusals.ts";

const words = "must not contain Brand";
const issues = (...found: ReadonlyArray<readonly [path: string, message?: string]>) => ({
  issues: found.map(([path, message = words]) => ({ path, message })),
});
const named = issues(["name"]);
const whole = issues([""]);
const detailed = (detail = words) => ({ issues: [], detail });

const spring = { timestamp: "2026", status: 400, error: "Bad Request", path: "/api/v1/apps" };
const ofField = { codes: ["x"], field: "name", rejectedValue: "B", defaultMessage: words, code: "NotBrand" };
const nest = { statusCode: 400, error: "Bad Request" };
const nestChild = {
  property: "light",
  children: [{ property: "primary", constraints: { isHexColor: "no" } }],
};
const nestNames = { property: "name", constraints: { notBrand: words }, children: [] };
const djangoNested = { light: { on_primary: ["is no colour", "is too long"] }, status: ["is unknown"] };
const dotnet = { title: "Validation errors occurred.", status: 400, traceId: "00-1" };
const dotnetErrors = { FirstName: [words], "$.expirationDate": ["is no date"] };
const google = { code: 400, details: [{ fieldViolations: [{ field: "name", description: words }] }] };
const atPointer = {
  status: "422",
  source: { pointer: "/data/attributes/name" },
  title: "Invalid",
  detail: words,
};
const fastApi = (...loc: ReadonlyArray<unknown>) => ({ detail: [{ type: "value_error", loc, msg: words }] });

it.each<[framework: string, body: unknown, read: object]>([
  ["the contract", { _tag: "Invalid", status: 422, title: "Invalid input", ...named }, named],
  ["RFC 9457", { title: "Out of credit", detail: words, balance: "30" }, detailed()],
  ["Spring, with a text", { ...spring, message: words }, detailed()],
  [
    "Spring, with fields",
    { ...spring, message: "Failed", errors: [ofField] },
    { ...named, detail: "Failed" },
  ],
  ["Spring, without words", spring, { issues: [] }],
  ["NestJS, with a list", { ...nest, message: [words, "email: no"] }, issues([""], ["", "email: no"])],
  [
    "NestJS, with its own objects",
    { ...nest, message: [nestNames, nestChild] },
    issues(["name"], ["light.primary", "no"]),
  ],
  [
    "Django REST, for the whole and for a nested field",
    { non_field_errors: [words], ...djangoNested },
    issues([""], ["light.onPrimary", "is no colour is too long"], ["status", "is unknown"]),
  ],
  ["ASP.NET", { ...dotnet, errors: dotnetErrors }, issues(["firstName"], ["expirationDate", "is no date"])],
  ["Rails, with whole sentences", { errors: [`Name ${words}`] }, issues(["", `Name ${words}`])],
  ["FastAPI", fastApi("body", "items", 0, "name"), issues(["items.0.name"])],
  ["JSON:API", { errors: [atPointer] }, named],
  ["RFC 9457, with pointers", { title: "Not valid.", errors: [{ detail: words, pointer: "#/name" }] }, named],
  ["Django REST, standardized", { errors: [{ code: "invalid", detail: words, attr: "name" }] }, named],
  ["Spring, with its problem's properties", { status: 400, properties: { errors: { name: words } } }, named],
  [
    ".NET Framework",
    { Message: "Invalid.", ModelState: { "app.Name": [words] } },
    { ...issues(["app.name"]), detail: "Invalid." },
  ],
  ["Go", { success: false, errors: [{ FailedField: "Name", Tag: "brand", Message: words }] }, named],
  ["Google", { error: google }, named],
  ["Mongoose", { errors: { name: { name: "ValidatorError", path: "name", message: words } } }, named],
  ["Ajv", { errors: [{ instancePath: "/name", keyword: "not", message: words }] }, named],
  ["marshmallow", { code: 422, status: "Unprocessable Entity", errors: { json: { name: [words] } } }, named],
  ["FastAPI, of a text that is no JSON", fastApi("body", 3), whole],
  ["Zod", { error: { issues: [{ code: "custom", path: ["name"], message: words }] } }, named],
  ["Quarkus", { violations: [{ field: "create.app.name", message: words }] }, issues(["create.app.name"])],
  ["Micronaut", { message: "Bad Request", _embedded: { errors: [{ message: words }] } }, whole],
  ["JSON-LD", { "@type": "Error", ID: [words], IDCard: "no" }, issues(["id"], ["iDCard", "no"])],
  [
    "a long text",
    { errors: [{ path: "items[0].first_-name", msg: ` ${"x".repeat(501)}` }] },
    issues(["items.0.firstName", "x".repeat(500)]),
  ],
  [
    "the status in words",
    { title: "Unprocessable Content", error: "Error", message: "bad request" },
    { issues: [] },
  ],
  ["a text that begins so", { message: "Error in the name" }, detailed("Error in the name")],
  ["a text that ends so", { message: "This is an error" }, detailed("This is an error")],
  ["an error as text", { error: words }, detailed()],
  ["a text", words, whole],
  ["nothing", undefined, { issues: [] }],
])("%s", (_framework, body, read) => {
  expect(readRefusal(body)).toEqual(read);
});

const known = (list: string, bodyWith: (word: string) => object, read: object) =>
  list.split(" ").map((word) => [bodyWith(word), read] as const);
const field = "name";
it.each([
  ...known("property propertyPath dataPath param key", (at) => [{ [at]: field, message: words }], named),
  ...known("reason description title error", (said) => [{ field, [said]: words }], named),
  ...known(
    "fieldErrors validationErrors validation validation_error",
    (held) => ({ [held]: [ofField] }),
    named,
  ),
  ...known("invalid-params invalidParams invalid_params details", (held) => ({ [held]: [ofField] }), named),
  ...known("__all__ base query form #", (path) => [{ path, message: words }], whole),
  ...known(
    "type statusCode code instance path timestamp trace",
    (other) => ({ [other]: "x", name: words }),
    named,
  ),
])("%j is read by the words of its members", (body, read) => {
  expect(readRefusal(body)).toEqual(read);
});
