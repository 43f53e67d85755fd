/** Limit and offset of a page, and its answer in Spring's form. */
import { maxPageSize, type PageParams } from "#schemas/pages.ts";

export const paging = (params: typeof PageParams.Type) => {
  const { page = 0, size = maxPageSize } = params;
  return {
    limit: size,
    offset: page * size,
    toPage: <A>(content: ReadonlyArray<A>, totalElements: number) => ({
      content,
      page,
      size,
      totalElements,
      totalPages: Math.ceil(totalElements / size),
    }),
  };
};
