/** What the library forgets in the OpenAPI document is there. */
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform";
import { expect, it } from "vitest";
import { apiOf } from "#schemas/apiOf.ts";
import { AppNameTaken } from "#schemas/apps/App.ts";
import { completed } from "#schemas/completedDocument.ts";
import { problem, problemContentType } from "#schemas/problems.ts";

class Full extends problem("Full", { status: 409, title: "Full", description: "There is no room" }) {}

it("several errors with one status are problems, each described", () => {
  const call = HttpApiEndpoint.post("create", "/things").addError(Full).addError(AppNameTaken);
  const api = apiOf(HttpApiGroup.make("things").add(call)).annotate(OpenApi.Transform, completed);
  const { responses = {} } = OpenApi.fromApi(api).paths["/api/v1/things"]?.post ?? {};
  expect(responses[409]).toEqual({
    description: expect.stringMatching(/no room\. .* this name/),
    content: { [problemContentType]: { schema: { anyOf: expect.any(Array) } } },
  });
});
