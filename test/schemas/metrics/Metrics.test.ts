/** Decoding of metrics. */
import { ParseResult, Schema } from "effect";
import { expect, it } from "vitest";
import { UserEngagementMetric, UserSessionMetric } from "#schemas/metrics/Metrics.ts";

const session = { totalRegisteredUsers: 2, totalActiveUsers: 1, registeredUsers: [], activeUsers: [] };
const decode = Schema.decodeUnknownSync(UserSessionMetric);

it("words are read in upper case too, and unknown words are kept", () => {
  const registeredUsers = [
    { ageGroup: "TWEN", gender: "NON_BINARY", count: 1 },
    { ageGroup: "centenarian", gender: "unknown", count: 1 },
  ];
  expect(decode({ ...session, registeredUsers }).registeredUsers).toStrictEqual([
    { ageGroup: "twen", gender: "non_binary", count: 1 },
    { ageGroup: "centenarian", gender: "unknown", count: 1 },
  ]);
});

it("engagement may be any JSON object, and nothing else", () => {
  const engagement = Schema.decodeUnknownSync(UserEngagementMetric);
  expect(engagement({ activeDays: 3, more: [null] })).toStrictEqual({ activeDays: 3, more: [null] });
  expect(() => engagement([])).toThrow(ParseResult.ParseError);
  expect(() => engagement(null)).toThrow(ParseResult.ParseError);
});
