/** Whether a reload of the apps brings something new: an answer that says the same renders nothing. */
import { Arbitrary, FastCheck, Schema } from "effect";
import { describe, expect, it } from "vitest";
import { App } from "#schemas/apps/App.ts";
import { isSameApp } from "#src/runtime/apps/appsAtom.ts";

describe("apps are the same", () => {
  const encode = Schema.encodeSync(App);
  const copyOf = (one: App) => Schema.decodeSync(App)(encode(one));
  const oneApp = Arbitrary.make(App);

  it("when they were read twice from one answer without members outside the contract", () => {
    FastCheck.assert(
      FastCheck.property(oneApp, ({ unknownFields: _, ...one }) => {
        expect(isSameApp(one, copyOf(one))).toBe(true);
      }),
    );
  });

  it("not when any member differs, also one that the contract may get later", () => {
    const someMembers = oneApp.chain((other) =>
      FastCheck.subarray(Object.entries(other), { minLength: 1 }).map((members) =>
        Object.fromEntries(members),
      ),
    );
    FastCheck.assert(
      FastCheck.property(oneApp, someMembers, (one, members) => {
        const changed = { ...one, ...members };
        FastCheck.pre(JSON.stringify(encode(one)) !== JSON.stringify(encode(changed)));
        expect(isSameApp(one, changed)).toBe(false);
      }),
    );
  });
});
