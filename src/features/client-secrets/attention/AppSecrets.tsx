/** What the secrets of an app ask for, in its row of the overview. */
import type { App } from "#schemas/apps/App.ts";
import { LateCell } from "#src/interaction/LateCell.tsx";
import { KnownSecrets, secretsRequests } from "./attention.ts";

export interface AppSecretsProps {
  app: Pick<App, "id" | "status">;
}

export function AppSecrets({ app: { id, status } }: AppSecretsProps) {
  return (
    <LateCell id={id} requests={secretsRequests}>
      {(answer) => <KnownSecrets answer={answer} status={status} />}
    </LateCell>
  );
}
