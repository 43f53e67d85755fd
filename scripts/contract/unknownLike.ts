/** An id that does not exist, in the platform's own format. */
export const unknownLike = (id: string | undefined): string => {
  if (id !== undefined && /^\d+$/.test(id)) return "2147483646";
  return id !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
    ? "3f2b0c9a-5d1e-4c7a-9b8d-0e6f4a2c1d3b"
    : `${id?.slice(0, 40) ?? ""}-contract-check`;
};
