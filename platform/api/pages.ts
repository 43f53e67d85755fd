/** Spring-style pages of lists. */
import { maxPageSize, type PageParams } from "#schemas/pages.ts";

export const pageOf = (params: typeof PageParams.Type) => {
  const { page = 0, size = maxPageSize } = params;
  return {
    limit: size,
    offset: page * size,
    of: <A>(content: ReadonlyArray<A>, totalElements: number) => ({
      content,
      page,
      size,
      totalElements,
      totalPages: Math.ceil(totalElements / size),
    }),
  };
};
