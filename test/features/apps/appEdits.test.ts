/** Editing replaces only what an administrator may edit. */
import { DateTime } from "effect";
import { expect, it } from "vitest";
import { type App, AppId } from "#schemas/apps/App.ts";
import { withEdits } from "#src/features/apps/appWrites.ts";

const app = (fields: Partial<App>): App => ({
  id: AppId.make("app_1"),
  name: "Vital Steps",
  status: "enabled",
  creationDate: DateTime.unsafeMake("2026-03-01T09:30:00.000Z"),
  ...fields,
});

it("edits keep the unknown fields of the version that they replace", () => {
  const theirs = app({ name: "Vital Walks", unknownFields: { region: "eu-2", owner: "team-b" } });
  const mine = app({ name: "Vital Strides", status: "disabled", unknownFields: { region: "eu-1" } });
  expect(withEdits(theirs, mine)).toEqual({ ...theirs, name: "Vital Strides", status: "disabled" });
});
