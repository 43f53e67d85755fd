/** How every request for data is sent. Without imports, since the early script sends some. */

export const requestInit = { credentials: "omit", cache: "no-store", redirect: "error" } as const;
