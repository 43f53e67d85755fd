/** The platform's configuration, from the given environment variables only. Most tests sign in without a key. */
import { ConfigProvider, Effect, Layer } from "effect";
import { PasswordCost } from "#platform/admins/Password.ts";
import { PlatformConfig } from "#platform/PlatformConfig.ts";

export const origin = "http://platform.test";

export const testConfig = (values: Readonly<Record<string, string>> = {}) =>
  PlatformConfig.layer.pipe(
    Layer.provide(
      Layer.setConfigProvider(
        ConfigProvider.fromMap(
          new Map(Object.entries({ PUBLIC_ORIGIN: origin, PLATFORM_DPOP: "auto", ...values })),
        ),
      ),
    ),
  );

/** Milliseconds for an answer on a busy machine. The platform's own limit is tested by stalls.test.ts. */
export const answerTimeout = 60_000;

/** Hashes are slow on purpose, and these tests sign in a hundred times. A hash carries its parameters. */
export const cheaply = Effect.provideService(PasswordCost, { ln: 4, r: 8, p: 1 });
