/** The frame of the contract: what all calls have in common, and the contract of a single group. */
import { HttpApi, type HttpApiGroup } from "@effect/platform";
import { TooManyRequests, Unavailable, Unexpected } from "./errors.ts";

/** Before the path of every call. */
export const apiPrefix = "/api/v1";

// HttpApi.make declares a 400 for input that does not decode. The platform answers Invalid instead, so the contract
// replaces that error; a test checks that the platform does too.
const withoutBadRequest = Object.assign(HttpApi.make("platform"), {
  errorSchema: Unexpected,
  // The cast: the type of HttpApi.make still names the error that the line above replaces.
}) as unknown as HttpApi.HttpApi<"platform", never, Unexpected>;

export const emptyApi = withoutBadRequest.addError(TooManyRequests).addError(Unavailable);

/** The calls of one group, for a caller that does not load the others. */
export const apiOf = <Group extends HttpApiGroup.HttpApiGroup.Any>(group: Group) =>
  emptyApi.add(group).prefix(apiPrefix);
