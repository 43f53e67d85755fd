/** What the secrets of an app ask for, in its row of the overview. */
import type { App } from "#schemas/apps/App.ts";
import { useLateCell } from "#src/interaction/useLateCell.ts";
import { LateCell } from "#src/ui/LateCell.tsx";
import { KnownSecrets, secretsRequests } from "./attention.ts";

export interface AppSecretsProps {
  app: Pick<App, "id" | "status">;
}

export function AppSecrets({ app: { id, status } }: AppSecretsProps) {
  return (
    <LateCell {...useLateCell(id, secretsRequests)}>
      {(answer) => <KnownSecrets answer={answer} status={status} />}
    </LateCell>
  );
}
