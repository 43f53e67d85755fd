/** The check of platforms on a `fetch` in memory. */
import { Effect, Layer } from "effect";
import { seedLayer } from "#platform/seed/Seed.ts";
import { check, type Options, type Report } from "#scripts/contract/check.ts";
import { lineOf } from "#scripts/contract/findings.ts";
import type { Fetch } from "#scripts/contract/requests.ts";
import { freshDatabase } from "./freshDatabase.ts";
import { config, configFor } from "./smallServer.ts";
import { origin, testConfig } from "./testConfig.ts";

/** A database with demo data, for `platformApi`. */
export const demoDatabase = seedLayer.pipe(
  Layer.provideMerge(Layer.merge(freshDatabase, testConfig({ PLATFORM_USERS_PER_APP: "30" }))),
);

/** A platform in memory, as the check's `fetch`. Nobody answers for its provider, which is asked for nothing. */
export const fetchOf =
  (platform: (request: Request) => Promise<Response>): Fetch =>
  (url, init) =>
    platform(new Request(url, init));

export type CheckOptions = Partial<Options> & Pick<Options, "fetch">;

/** The same in every check, so that answers can be replayed. */
const now = new Date();

/** A check of the provider alone, unless there is a token. */
export const checkedBy = (options: CheckOptions, run = Effect.runPromise<Report, never>): Promise<Report> =>
  run(
    check({
      config: { ...configFor(config.oidc), apiBaseUrl: origin },
      token: undefined,
      origin,
      now,
      write: false,
      ...options,
    }),
  );

export const linesOf = ({ findings }: Report) => findings.map(lineOf);
