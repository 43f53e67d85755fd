/** Makes the database that all tests of a project copy: migrated, with the keys of the provider. */
import type { SqlClient } from "@effect/sql";
import { Effect, Layer } from "effect";
import { migrated } from "#platform/database/Database.ts";
import { OidcKeys } from "#platform/oidc/OidcKeys.ts";
import { testConfig } from "./testConfig.ts";

/** A key takes longer than most tests. */
export const makeTemplate = (client: Layer.Layer<SqlClient.SqlClient, unknown>) =>
  Effect.runPromise(
    Effect.scoped(
      Layer.build(OidcKeys.Default.pipe(Layer.provide(migrated(client)), Layer.provide(testConfig()))),
    ),
  );
