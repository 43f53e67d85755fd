/** Client secrets in the database. */
import { SqlClient } from "@effect/sql";
import { DateTime, Effect } from "effect";
import { paging } from "#platform/api/pages.ts";
import { AppsStore } from "#platform/apps/AppsStore.ts";
import { newId } from "#platform/database/newId.ts";
import { failOnDuplicate, firstOrNotFound } from "#platform/database/outcomes.ts";
import { OidcKeys } from "#platform/oidc/OidcKeys.ts";
import type { AppId } from "#schemas/apps/App.ts";
import {
  AliasTaken,
  type ClientSecret,
  ClientSecretId,
  type NewClientSecret,
} from "#schemas/client-secrets/ClientSecret.ts";
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
    const { limit, offset, toPage } = paging(params);
    const rows = sql<Row>`select ${columns} from client_secrets where app_id = ${appId}
      order by created_at desc, id limit ${limit} offset ${offset}`;
    const counted = sql<{ total: number }>`
      select count(*) as total from client_secrets where app_id = ${appId}`;
    const [content, [count]] = yield* Effect.orDie(Effect.all([rows, counted]));
    return toPage(content.map(toSecret), count?.total ?? 0);
  });

  /** The value of a secret that a call with this key has created. */
  const tokenOf = (id: string, idempotencyKey: string) => tokenOfCall(successors, id, idempotencyKey);

  const create = Effect.fn("ClientSecretsStore.create")(function* (
    appId: AppId,
    { alias, expirationDate }: NewClientSecret,
    idempotencyKey: string,
  ) {
    yield* apps.get(appId);
    const id = yield* newId("sec");
    const row = {
      id,
      app_id: appId,
      alias,
      alias_key: uniqueKey(alias),
      token_hash: hashSecretToken(tokenOf(id, idempotencyKey)),
      expires_at: expirationDate === undefined ? null : DateTime.toDateUtc(expirationDate),
    };
    const created = yield* sql<Row>`insert into client_secrets ${sql.insert(row)} returning ${columns}`.pipe(
      failOnDuplicate("client_secrets_alias_key", () => new AliasTaken()),
    );
    return toSecret(yield* Effect.orDie(firstOrNotFound(created)));
  });

  const remove = Effect.fn("ClientSecretsStore.remove")(function* (appId: AppId, id: ClientSecretId) {
    const removed = sql`delete from client_secrets where id = ${id} and app_id = ${appId} returning id`;
    yield* firstOrNotFound(yield* Effect.orDie(removed));
  });

  return { list, create, tokenOf, remove };
});

export class ClientSecretsStore extends Effect.Service<ClientSecretsStore>()("platform/ClientSecretsStore", {
  effect: make,
}) {}
