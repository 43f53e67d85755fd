/** Apps as servers send them, and as they go back. */
import { ParseResult, Schema } from "effect";
import { expect, it } from "vitest";
import { App, AppUpdate, NewApp } from "#schemas/apps/App.ts";

const app = {
  id: "app_1",
  name: "Vital Steps",
  status: "enabled",
  creationDate: "2026-03-01T09:30:00.000Z",
};
const decode = Schema.decodeUnknownSync(App);
const encode = Schema.encodeSync(App);

it("reads a status in upper case and writes it in lower case", () => {
  expect(encode(decode({ ...app, status: "DISABLED" }))).toStrictEqual({ ...app, status: "disabled" });
});

it("sends members that it does not know back as they came", () => {
  const more = { ...app, owner: { name: "Ada" }, tags: ["a", null], limit: 0, note: null };
  expect(encode(decode(more))).toStrictEqual(more);
});

it("keeps an own __proto__ member without polluting anything", () => {
  const text = JSON.stringify(app).replace("}", ',"__proto__":{"polluted":true}}');
  const decoded = decode(JSON.parse(text));
  expect(JSON.parse(JSON.stringify(encode(decoded)))).toStrictEqual(JSON.parse(text));
  expect(JSON.stringify(encode(decoded))).toContain('"__proto__":{"polluted":true}');
  expect(decoded).not.toHaveProperty("polluted");
  expect({}).not.toHaveProperty("polluted");
});

it("never lets an unknown member stand for a field of its own", () => {
  const decoded = { ...decode(app), unknownFields: { id: "app_2", status: "disabled" } };
  expect(encode(decoded)).toStrictEqual(app);
});

it("edits what a server has sent without losing anything", () => {
  const more = { ...app, owner: "Ada" };
  const edited = { ...decode(more), name: "  Calm Days " };
  const sent = Schema.encodeSync(AppUpdate)(Schema.decodeUnknownSync(AppUpdate)(encode(edited)));
  expect(sent).toStrictEqual({ ...more, name: "Calm Days" });
});

it.each([
  ["no name", { ...app, name: undefined }],
  ["another status", { ...app, status: "paused" }],
  ["an id that is a path", { ...app, id: "../users/me" }],
  ["a day that does not exist", { ...app, creationDate: "2026-02-30T00:00:00Z" }],
  ["a list", [app]],
  ["nothing", null],
])("refuses %s", (_what, input) => {
  expect(() => decode(input)).toThrow(ParseResult.ParseError);
});

it("refuses a new app with a member that it does not know", () => {
  expect(() => Schema.decodeUnknownSync(NewApp)({ name: "a", status: "enabled" })).toThrow("unexpected");
});
