/** What numbers are compared with: nothing, an earlier period, or the same period of another app. */
import { Schema } from "effect";
import type { AppId } from "#schemas/apps/App.ts";
import { PastComparison } from "./timePeriod.ts";

/** `app:` and the id of the other app. */
const OtherApp = Schema.TemplateLiteral(Schema.Literal("app:"), Schema.String);

export const Comparison = Schema.Union(Schema.Literal("none"), PastComparison, OtherApp);
export type Comparison = typeof Comparison.Type;

/** The choices that are the same for every app. */
export const fixedComparisons = ["none", ...PastComparison.literals] as const;

export const withOtherApp = (id: AppId): Comparison => `app:${id}`;

export const isPast = (comparison: Comparison): comparison is PastComparison =>
  PastComparison.literals.some((past) => past === comparison);

/** The id of the other app; undefined for another comparison. */
export const otherAppId = (comparison: Comparison): string | undefined =>
  comparison.startsWith("app:") ? comparison.slice(4) : undefined;
