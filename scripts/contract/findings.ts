/** The findings of a check: each kind of departure once, however often it occurs. */
import type { Call } from "./calls.ts";
import type { Departure } from "#schemas/departures.ts";

export interface Finding extends Departure {
  /** `GET /api/v1/apps` */
  readonly call: string;
  /** The circumstances: `an unknown id`, an empty text for an ordinary call. */
  readonly when: ReadonlyArray<string>;
  readonly times: number;
}

/** A part of the contract that could not be checked. */
export interface Unchecked {
  readonly call: string;
  readonly what: string;
  readonly why: string;
}

/** Treats the same place in several entries as one: `content → [1] → id` and `content → [7] → id`. */
const anyEntry = (place: string) => place.replaceAll(/\[\d+\]/g, "[]");

/** Ignores the value that was found, which may differ between entries: `found number 1`. */
const expectation = (problem: string) => problem.replace(/, found [^]*/, "");

export const makeFindings = () => {
  const findings = new Map<string, Finding>();
  const unchecked: Array<Unchecked> = [];
  return {
    add: ({ title }: Call, departure: Departure, when = "") => {
      const key = [title, departure.severity, anyEntry(departure.place), expectation(departure.problem)].join(
        "\n",
      );
      const same = findings.get(key);
      findings.set(key, {
        ...(same ?? { ...departure, call: title }),
        when: [...new Set([...(same?.when ?? []), when])],
        times: (same?.times ?? 0) + 1,
      });
    },
    skip: ({ title }: Call, what: string, why: string) => void unchecked.push({ call: title, what, why }),
    found: (): ReadonlyArray<Finding> => [...findings.values()],
    unchecked,
  };
};
