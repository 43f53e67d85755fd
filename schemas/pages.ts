/** Spring-style pages of lists. */
import { Schema } from "effect";
import { asRecord, lenient } from "./lenient.ts";
import { Count, IntegerParam } from "./scalars.ts";

/** The largest page size; the console's app selector requests it. */
export const maxPageSize = 10_000;

/** `?page=&size=` of a list. */
export const PageParams = Schema.Struct({
  page: Schema.optionalWith(
    IntegerParam(0, 1_000_000, 0).annotations({
      description: "Number of the page, from 0; 0 when left out",
    }),
    { exact: true },
  ),
  size: Schema.optionalWith(
    IntegerParam(1, maxPageSize, maxPageSize).annotations({
      description: `Maximum number of entries on the page, 1 to ${maxPageSize}; ${maxPageSize} when left out. A server may return fewer`,
    }),
    { exact: true },
  ),
});

/** A page of `item`. Decoding requires `content` alone, and accepts a bare array and Spring's nested `page` object too. */
export const PageOf = <A, I>(identifier: string, item: Schema.Schema<A, I>, plural: string) =>
  lenient(
    Schema.Struct({
      content: Schema.Array(item).annotations({ description: `The ${plural} of this page` }),
      page: Count.annotations({ description: "Number of this page, from 0", examples: [0] }),
      size: Count.annotations({
        description: "Maximum number of entries on a page",
        examples: [maxPageSize],
      }),
      totalElements: Count.annotations({ description: `Number of ${plural} on all pages`, examples: [1] }),
      totalPages: Count.annotations({ description: "Number of pages", examples: [1] }),
    }).annotations({ identifier, description: `A page of ${plural}` }),
    (input) => {
      const body = asRecord(input);
      const content = Array.isArray(input) ? input : body?.["content"];
      if (!Array.isArray(content)) return input;
      const { content: _, page, ...flat } = body ?? {};
      const nested = asRecord(page);
      return {
        size: content.length,
        totalElements: content.length,
        totalPages: 1,
        ...flat,
        ...nested,
        page: nested?.["number"] ?? page ?? 0,
        content,
      };
    },
  );
