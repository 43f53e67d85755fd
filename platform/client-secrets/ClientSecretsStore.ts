/** Client secrets in the database. */
import { SqlClient } from "@effect/sql";
import { DateTime, Effect } from "effect";
import { readPage } from "#platform/api/pages.ts";
import { AppsStore } from "#platform/apps/AppsStore.ts";
import { newId } from "#platform/database/newId.ts";
import { failOn, firstOrNotFound, orDefect } from "#platform/database/outcomes.ts";
import { OidcKeys } from "#platform/oidc/OidcKeys.ts";
import type { AppId } from "#schemas/apps/App.ts";
import {
  AliasTaken,
  type ClientSecret,
  ClientSecretId,
  type NewClientSecret,
} from "#schemas/client-secrets/ClientSecret.ts";
import { NotFound } from "#schemas/errors.ts";
import type { PageParams } from "#schemas/pages.ts";
import { uniqueKey } from "#schemas/uniqueKey.ts";
import { hashSecretToken, tokenOfCall } from "./SecretToken.ts";

interface Row {
  readonly id: string;
  readonly appId: AppId;
  readonly alias: string;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
}

const toSecret = ({ id, appId, alias, createdAt, expiresAt }: Row): ClientSecret => ({
  id: ClientSecretId.make(id),
  appId,
  alias,
  creationDate: DateTime.unsafeFromDate(createdAt),
  ...(expiresAt === null ? {} : { expirationDate: DateTime.unsafeFromDate(expiresAt) }),
});

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const apps = yield* AppsStore;
  const { successors } = yield* OidcKeys;
  const columns = sql.literal(
    `id, app_id as "appId", alias, created_at as "createdAt", expires_at as "expiresAt"`,
  );

  const list = Effect.fn("ClientSecretsStore.list")(function* (appId: AppId, params: typeof PageParams.Type) {
    yield* apps.get(appId);
    const secrets = sql<Row>`
      select ${columns} from client_secrets where app_id = ${appId} order by created_at desc, id`;
    return yield* readPage(sql, params, secrets, toSecret);
  }, orDefect);

  /** The value of a secret that a call with this key has created. */
  const tokenOf = (id: string, idempotencyKey: string) => tokenOfCall(successors, id, idempotencyKey);

  const create = Effect.fn("ClientSecretsStore.create")(function* (
    appId: AppId,
    { alias, expirationDate }: NewClientSecret,
    idempotencyKey: string,
  ) {
    const id = yield* newId("sec");
    const row = {
      id,
      app_id: appId,
      alias,
      alias_key: uniqueKey(alias),
      token_hash: hashSecretToken(tokenOf(id, idempotencyKey)),
      expires_at: expirationDate === undefined ? null : DateTime.toDateUtc(expirationDate),
    };
    const created = sql<Row>`insert into client_secrets ${sql.insert(row)} returning ${columns}`.pipe(
      failOn("client_secrets_alias_key", () => new AliasTaken()),
      failOn("client_secrets_app_id_fkey", () => new NotFound()),
    );
    return toSecret(yield* firstOrNotFound(created));
  }, orDefect);

  const remove = Effect.fn("ClientSecretsStore.remove")(function* (appId: AppId, id: ClientSecretId) {
    yield* firstOrNotFound(
      sql`delete from client_secrets where id = ${id} and app_id = ${appId} returning id`,
    );
  }, orDefect);

  return { list, create, tokenOf, remove };
});

export class ClientSecretsStore extends Effect.Service<ClientSecretsStore>()("platform/ClientSecretsStore", {
  effect: make,
}) {}
