/** What servers say of a refused input, in the forms of common frameworks. */
import { expect, it } from "vitest";
import { readRefusal } from "#schemas/refusals.ts";

const words = "must not contain Brand";
const named = { issues: [{ path: "name", message: words }] };

it.each<[framework: string, body: unknown, read: object]>([
  ["the contract", { _tag: "Invalid", status: 422, title: "Invalid input", ...named }, named],
  ["RFC 9457", { title: "Out of credit", detail: words, balance: "30" }, { issues: [], detail: words }],
  [
    "Spring, with a text",
    { timestamp: "2026", status: 400, error: "Bad Request", message: words, path: "/api/v1/apps" },
    { issues: [], detail: words },
  ],
  [
    "Spring, with fields",
    {
      status: 400,
      error: "Bad Request",
      message: "Validation failed",
      errors: [
        { codes: ["x"], field: "name", rejectedValue: "Brand", defaultMessage: words, code: "NotBrand" },
      ],
    },
    { ...named, detail: "Validation failed" },
  ],
  [
    "Spring, without words",
    { timestamp: "2026", status: 400, error: "Bad Request", path: "/" },
    { issues: [] },
  ],
  [
    "NestJS, with a list",
    { statusCode: 400, message: [`name ${words}`, "email must be an email"], error: "Bad Request" },
    {
      issues: [
        { path: "", message: `name ${words}` },
        { path: "", message: "email must be an email" },
      ],
    },
  ],
  [
    "NestJS, with its own objects",
    {
      statusCode: 400,
      message: [
        { property: "name", constraints: { notBrand: words }, children: [] },
        { property: "light", children: [{ property: "primary", constraints: { isHexColor: "no" } }] },
      ],
    },
    { issues: [...named.issues, { path: "light.primary", message: "no" }] },
  ],
  [
    "NestJS, with one text",
    { statusCode: 400, message: words, error: "Bad Request" },
    { issues: [], detail: words },
  ],
  ["Django REST", { name: [words] }, named],
  [
    "Django REST, for the whole and for a nested field",
    {
      non_field_errors: [words],
      light: { on_primary: ["is no colour", "is too long"] },
      status: ["is unknown"],
    },
    {
      issues: [
        { path: "", message: words },
        { path: "light.onPrimary", message: "is no colour is too long" },
        { path: "status", message: "is unknown" },
      ],
    },
  ],
  [
    "ASP.NET",
    {
      type: "https://tools.ietf.org/html/rfc9110",
      title: "One or more validation errors occurred.",
      status: 400,
      errors: { FirstName: [words], "$.expirationDate": ["could not be converted"] },
      traceId: "00-1",
    },
    {
      issues: [
        { path: "firstName", message: words },
        { path: "expirationDate", message: "could not be converted" },
      ],
    },
  ],
  ["Rails", { errors: { name: [words] } }, named],
  [
    "Rails, with whole sentences",
    { errors: [`Name ${words}`] },
    { issues: [{ path: "", message: `Name ${words}` }] },
  ],
  [
    "FastAPI",
    { detail: [{ type: "value_error", loc: ["body", "items", 0, "name"], msg: words, input: "Brand" }] },
    { issues: [{ path: "items.0.name", message: words }] },
  ],
  [
    "Laravel",
    { message: "The given data was invalid.", errors: { name: [words] } },
    { ...named, detail: "The given data was invalid." },
  ],
  [
    "JSON:API",
    {
      errors: [
        { status: "422", source: { pointer: "/data/attributes/name" }, title: "Invalid", detail: words },
      ],
    },
    named,
  ],
  ["RFC 9457, with pointers", { title: "Not valid.", errors: [{ detail: words, pointer: "#/name" }] }, named],
  ["Django REST, standardized", { errors: [{ code: "invalid", detail: words, attr: "name" }] }, named],
  ["Spring, with its problem's properties", { status: 400, properties: { errors: { name: words } } }, named],
  [
    ".NET Framework",
    { Message: "Invalid.", ModelState: { "app.Name": [words] } },
    {
      issues: [{ path: "app.name", message: words }],
      detail: "Invalid.",
    },
  ],
  ["Go", { success: false, errors: [{ FailedField: "Name", Tag: "brand", Message: words }] }, named],
  [
    "Google",
    {
      error: {
        code: 400,
        details: [{ "@type": "BadRequest", fieldViolations: [{ field: "name", description: words }] }],
      },
    },
    named,
  ],
  ["Mongoose", { errors: { name: { name: "ValidatorError", path: "name", message: words } } }, named],
  ["Ajv", { errors: [{ instancePath: "/name", keyword: "not", message: words }] }, named],
  ["marshmallow", { code: 422, status: "Unprocessable Entity", errors: { json: { name: [words] } } }, named],
  [
    "FastAPI, of a text that is no JSON",
    { detail: [{ type: "json_invalid", loc: ["body", 3], msg: words }] },
    {
      issues: [{ path: "", message: words }],
    },
  ],
  ["Zod", { error: { issues: [{ code: "custom", path: ["name"], message: words }] } }, named],
  [
    "Quarkus",
    { title: "Constraint Violation", violations: [{ field: "create.app.name", message: words }] },
    { issues: [{ path: "create.app.name", message: words }] },
  ],
  [
    "Micronaut",
    { message: "Bad Request", _embedded: { errors: [{ message: words }] } },
    { issues: [{ path: "", message: words }] },
  ],
  [
    "JSON-LD",
    { "@type": "Error", ID: [words], IDCard: "no" },
    {
      issues: [
        { path: "id", message: words },
        { path: "iDCard", message: "no" },
      ],
    },
  ],
  [
    "a long text",
    { errors: [{ path: "items[0].first_-name", msg: ` ${"x".repeat(501)}` }] },
    { issues: [{ path: "items.0.firstName", message: "x".repeat(500) }] },
  ],
  [
    "the status in words",
    { title: "Unprocessable Content", error: "Error", message: "bad request" },
    { issues: [] },
  ],
  ["a text that begins so", { message: "Error in the name" }, { issues: [], detail: "Error in the name" }],
  ["a text that ends so", { message: "This is an error" }, { issues: [], detail: "This is an error" }],
  ["an error as text", { error: words }, { issues: [], detail: words }],
  ["a text", words, { issues: [{ path: "", message: words }] }],
  ["nothing", undefined, { issues: [] }],
])("%s", (_framework, body, read) => {
  expect(readRefusal(body)).toEqual(read);
});
