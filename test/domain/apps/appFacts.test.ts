/** When an app needs attention, and how severe that is. */
import { FastCheck } from "effect";
import { describe, expect, it } from "vitest";
import { type Activity, type AppFacts, needOf, needs, type SecretsFact } from "#src/domain/apps/appList.ts";

const today = Date.UTC(2026, 10, 25);
const aged = (days: number) => ({
  status: "enabled" as const,
  creationDate: { epochMillis: today - days * 86_400_000 },
});
const enabled = aged(30);
const disabled = { ...enabled, status: "disabled" as const };
const counts = FastCheck.nat({ max: 2000 });
const states = ["none", "expired", "soon", "valid"] as const;
const secret = (state: SecretsFact["state"]): SecretsFact => ({ state, at: { epochMillis: 0 } });
const activity = (active: number | undefined, previous: number | undefined): Activity => ({
  active,
  previous,
});
const maybe = FastCheck.option(counts, { nil: undefined });
const facts: FastCheck.Arbitrary<AppFacts> = FastCheck.record(
  {
    secrets: FastCheck.constantFrom(...states).map(secret),
    activity: FastCheck.tuple(maybe, maybe).map((counted) => activity(...counted)),
  },
  { requiredKeys: [] },
);
const needFor = (active: number | undefined, previous: number | undefined, app = enabled) =>
  needOf(app, { activity: activity(active, previous) }, today);

describe("active users", () => {
  it.each([
    [240, 300, undefined],
    [360, 450, "falling"],
    [361, 450, undefined],
    [65, 100, undefined],
    [60, 100, "falling"],
    [1, 10, undefined],
    [1, 12, "falling"],
    [300, 100, undefined],
  ])("%i after %i: %s", (active, previous, need) => {
    expect(needFor(active, previous)).toBe(need);
  });

  it("that differ by chance alone raise a false alarm for at most one app of 200", () => {
    // Two counts of one mean, each the sum of many small chances.
    const random = FastCheck.sample(FastCheck.infiniteStream(FastCheck.double({ min: 0, max: 1 })), {
      numRuns: 1,
      seed: 7,
    })[0];
    const draw = (mean: number) => {
      const limit = Math.exp(-mean);
      let product = 1;
      let count = -1;
      while (product > limit) {
        product *= random?.next().value ?? 0;
        count += 1;
      }
      return count;
    };
    for (const mean of [10, 30, 100]) {
      const alarms = Array.from({ length: 1000 }, () => needFor(draw(mean), draw(mean))).filter(
        (need) => need === "falling",
      );
      expect(alarms.length).toBeLessThanOrEqual(5);
    }
  });

  it("of nobody are a need only of an enabled app that is 30 days old", () => {
    expect(needFor(0, 5)).toBe("nobody");
    expect(needFor(0, undefined)).toBe("nobody");
    expect(needFor(0, 0, aged(29))).toBeUndefined();
  });
});

describe("an app", () => {
  it("without a valid secret needs attention most, then with one that expires soon, then without any", () => {
    FastCheck.assert(
      FastCheck.property(facts, (known) => {
        const needWith = (state: SecretsFact["state"]) =>
          needOf(enabled, { ...known, secrets: secret(state) }, today);
        expect([needWith("expired"), needWith("soon"), needWith("none")]).toEqual(needs.slice(0, 3));
      }),
    );
  });

  it("that is disabled never needs attention", () => {
    FastCheck.assert(
      FastCheck.property(facts, (known) => {
        expect(needOf(disabled, known, today)).toBeUndefined();
      }),
    );
  });
});
