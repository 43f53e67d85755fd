/** Rotations of an app's secrets, as far as both secrets still exist. */
import type { ClientSecret, ClientSecretId } from "#schemas/client-secrets/ClientSecret.ts";

export interface Rotation {
  readonly old: ClientSecretId;
  readonly successor: ClientSecretId;
}

export interface RotationPair<Secret> {
  readonly old: Secret;
  readonly successor: Secret;
}

/** Of a secret that was rotated several times, the last rotation counts. */
export const rotationPairs = <Secret extends Pick<ClientSecret, "id">>(
  rotations: ReadonlyArray<Rotation>,
  secrets: ReadonlyArray<Secret>,
): ReadonlyArray<RotationPair<Secret>> => {
  const byId = new Map(secrets.map((secret) => [secret.id, secret]));
  const pairs = rotations.flatMap((rotation) => {
    const [old, successor] = [byId.get(rotation.old), byId.get(rotation.successor)];
    return old && successor ? [[old.id, { old, successor }] as const] : [];
  });
  return [...new Map(pairs).values()];
};
