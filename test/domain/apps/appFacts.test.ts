/** When an app needs attention, and how severe that is. */
import { FastCheck } from "effect";
import { describe, expect, it } from "vitest";
import { type Activity, type AppFacts, needOf, needs, type UrgentSecret } from "#src/domain/apps/appFacts.ts";

const enabled = { status: "enabled" } as const;
const disabled = { status: "disabled" } as const;
const apps = FastCheck.constantFrom(enabled, disabled);
const counts = FastCheck.nat({ max: 2000 });
const secret = (state: UrgentSecret["state"]) => ({ state, at: { epochMillis: 0 } });
const activity = (active: number | undefined, previous: number | undefined): Activity => ({
  active,
  previous,
});
const secrets = FastCheck.constantFrom(undefined, "none" as const, secret("expired"), secret("soon"));
const maybe = FastCheck.option(counts, { nil: undefined });
const facts: FastCheck.Arbitrary<AppFacts> = FastCheck.tuple(
  secrets,
  FastCheck.option(FastCheck.tuple(maybe, maybe), { nil: undefined }),
).map(([ofSecrets, counted]) => ({
  ...(ofSecrets && { secrets: ofSecrets }),
  ...(counted && { activity: activity(...counted) }),
}));

describe("active users", () => {
  it.each([
    [80, 100, "falling"],
    [81, 100, undefined],
    [16, 20, "falling"],
    [0, 19, undefined],
    [1, 19, undefined],
    [100, 100, undefined],
    [300, 100, undefined],
  ])("%i after %i of a disabled app: %s", (active, previous, need) => {
    expect(needOf(disabled, { activity: activity(active, previous) })).toBe(need);
  });

  it("an enabled app without any needs attention, whatever there were before", () => {
    FastCheck.assert(
      FastCheck.property(maybe, (previous) => {
        expect(needOf(enabled, { activity: activity(0, previous) })).toBe("nobody");
      }),
    );
  });

  it("a decline counts from a fifth on, and from a base of 20", () => {
    FastCheck.assert(
      FastCheck.property(apps, counts, counts, (app, active, previous) => {
        FastCheck.pre(active > 0);
        const isFalling = previous >= 20 && active <= previous * 0.8;
        expect(needOf(app, { activity: activity(active, previous) })).toBe(isFalling ? "falling" : undefined);
      }),
    );
  });

  it("more of them never make an app need attention", () => {
    FastCheck.assert(
      FastCheck.property(apps, counts, counts, maybe, (app, active, more, previous) => {
        FastCheck.pre(needOf(app, { activity: activity(active, previous) }) === undefined);
        expect(needOf(app, { activity: activity(active + more, previous) })).toBeUndefined();
      }),
    );
  });
});

describe("an app", () => {
  it("with an expired secret needs attention most, then with one that expires soon", () => {
    FastCheck.assert(
      FastCheck.property(apps, facts, (app, known) => {
        expect(needOf(app, { ...known, secrets: secret("expired") })).toBe(needs[0]);
        expect(needOf(app, { ...known, secrets: secret("soon") })).toBe(needs[1]);
      }),
    );
  });

  it("never needs attention by what is not known of it", () => {
    expect(needOf(enabled)).toBeUndefined();
    expect(needOf(enabled, { secrets: "none", activity: activity(undefined, 500) })).toBeUndefined();
    FastCheck.assert(
      FastCheck.property(apps, facts, (app, known) => {
        const { secrets: _secrets, ...withoutSecrets } = known;
        const { activity: _activity, ...withoutActivity } = known;
        FastCheck.pre(needOf(app, known) === undefined);
        expect(needOf(app, withoutSecrets)).toBeUndefined();
        expect(needOf(app, withoutActivity)).toBeUndefined();
      }),
    );
  });
});
