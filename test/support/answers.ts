/** What many tests want of answers over HTTP. */
import { expect } from "vitest";

interface Answer {
  readonly status: number;
  readonly headers: Headers;
}

/** How many answers have each status. */
export const countsOf = (answers: ReadonlyArray<Pick<Answer, "status">>) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** `303 /auth`. */
export const redirectOf = ({ status, headers }: Answer) => `${status} ${headers.get("location")}`;

/** Too many calls, with the time to wait: about so many minutes. */
export const expectToWait = ({ status, headers }: Answer, minutes: number) => {
  expect(status).toBe(429);
  const seconds = Number(headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds / 60).toBeCloseTo(minutes, -1);
};
