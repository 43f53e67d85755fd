/** The error of invalid route parameters. */

export class RouteInvalid extends Error {
  override readonly name = "RouteInvalid";
}

/** The router wraps the error as a cause. */
export const isRouteInvalid = (error: unknown): boolean =>
  error instanceof RouteInvalid || (error instanceof Error && error.cause instanceof RouteInvalid);
