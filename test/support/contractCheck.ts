/** The checker of platforms on a `fetch` in memory, with the same data in every run. */
import { Clock, Effect, Layer } from "effect";
import { seedLayer } from "#platform/seed/Seed.ts";
import { check, type Options, type Report } from "#scripts/contract/check.ts";
import type { Fetch } from "#scripts/contract/exchange.ts";
import { freshDatabase } from "./freshDatabase.ts";
import { origin, testConfig } from "./testConfig.ts";

/** A database with demo data, for `platformApi`. */
export const demoDatabase = seedLayer.pipe(
  Layer.provideMerge(Layer.merge(freshDatabase, testConfig({ PLATFORM_USERS_PER_APP: "30" }))),
);

/** A platform in memory, as the checker's `fetch`. */
export const fetchOf =
  (platform: (request: Request) => Promise<Response>): Fetch =>
  (url, init) =>
    platform(new Request(url, init));

/** The platform's token; without one, only the provider is checked. */
export type CheckOptions = Partial<Options> & Pick<Options, "fetch"> & { readonly token?: string };

export const checkedBy = async (
  { token, ...options }: CheckOptions,
  { signal, clock = Clock.make() }: { readonly signal?: AbortSignal; readonly clock?: Clock.Clock } = {},
): Promise<Report> => {
  const reports: Array<Report> = [];
  const all: Options = {
    platform: token === undefined ? undefined : { base: origin, token },
    origin: undefined,
    run: "contract-check-5f3a9c1e",
    now: new Date(),
    write: false,
    permanent: false,
    ...options,
  };
  await Effect.runPromiseExit(
    Effect.withClock(
      check(all, (report) => void reports.push(report)),
      clock,
    ),
    signal && { signal },
  );
  const [report] = reports;
  if (report === undefined || reports.length > 1) throw new Error(`${reports.length} reports`);
  return report;
};
