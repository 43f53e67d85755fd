/** The parts of the document that the build has written. */
import { expect, it } from "vitest";
import { removeTemplates, templateOf } from "#src/start/documentIds.ts";

it("only the document's own templates are removed: react-aria has templates in pages", () => {
  const own = document.createElement("template");
  own.id = "frame-en";
  const page = document.createElement("main");
  page.append(document.createElement("template"));
  document.body.append(own, page);
  expect(templateOf("frame-en")).toBe(own.content);
  removeTemplates();
  expect(templateOf("frame-en")).toBeUndefined();
  expect(page.querySelector("template")).not.toBeNull();
  page.remove();
});
