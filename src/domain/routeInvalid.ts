/** The parameters of an address are not what its route takes. */

export class RouteInvalid extends Error {
  override readonly name = "RouteInvalid";
}

/** The router throws an error of its own and names this one as the cause. */
export const isRouteInvalid = (error: unknown): boolean =>
  error instanceof RouteInvalid || (error instanceof Error && error.cause instanceof RouteInvalid);
