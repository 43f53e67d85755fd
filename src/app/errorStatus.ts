/** The HTTP status of what a page failed with; 500 when it has none of its own. */
export const statusOf = (error: unknown): number => {
  if (typeof error !== "object" || error === null) return 500;
  if ("status" in error && typeof error.status === "number") return error.status;
  return "response" in error ? statusOf(error.response) : 500;
};
