/** The welcome page reports an invalid configuration as the console does. */
import { expect, it } from "vitest";
import { checkConfig } from "#src/start/welcomeCheck.ts";
import { config } from "#test/support/smallServer.ts";

it.each([
  ["a valid one", () => Promise.resolve(Response.json(config)), []],
  ["none, as without a network", () => Promise.reject(new TypeError("offline")), []],
  ["a missing one", () => Promise.resolve(new Response("", { status: 404 })), [["", "answered 404"]]],
  ["a page", () => Promise.resolve(new Response("<!doctype html>")), [["", "is not JSON"]]],
  ["null", () => Promise.resolve(Response.json(null)), [["", "is not a JSON object"]]],
] as const)("%s", async (_name, request, issues) => {
  expect((await checkConfig(request())).map(({ field, message }) => [field, message])).toEqual(issues);
});
