/** Lists travel in Spring-style pages. */
import { Schema } from "effect";
import { lenient, members } from "./lenient.ts";
import { Count, IntegerParam } from "./scalars.ts";

/** The largest page that may be asked for; the console's app selector asks for it. */
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
      description: `Most entries of a page, 1 to ${maxPageSize}; ${maxPageSize} when left out. A server may give fewer`,
    }),
    { exact: true },
  ),
});

/** A page of `item`. Only `content` is required; a bare array and Spring's nested `page` object are read as well. */
export const PageOf = <A, I>(identifier: string, item: Schema.Schema<A, I>, things: string) =>
  lenient(
    Schema.Struct({
      content: Schema.Array(item).annotations({ description: `The ${things} of this page` }),
      page: Count.annotations({ description: "Number of this page, from 0", examples: [0] }),
      size: Count.annotations({ description: "Most entries of a page", examples: [maxPageSize] }),
      totalElements: Count.annotations({ description: `Number of ${things} on all pages`, examples: [1] }),
      totalPages: Count.annotations({ description: "Number of pages", examples: [1] }),
    }).annotations({ identifier, description: `A page of ${things}` }),
    (input) => {
      const body = members(input);
      const content = Array.isArray(input) ? input : body?.["content"];
      if (!Array.isArray(content)) return input;
      const { content: _, page, ...flat } = body ?? {};
      const nested = members(page);
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
