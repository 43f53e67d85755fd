/** Composes the page for developers. */
import { CallsCard } from "#src/features/developers/CallsCard.tsx";
import { ConfigCard } from "#src/features/developers/ConfigCard.tsx";
import * as css from "#src/features/developers/developers.css.ts";
import { DevPage } from "#src/features/metrics/dev/DevPage.tsx";

export function Page() {
  return (
    <DevPage
      calls={
        <div className={css.cards}>
          <CallsCard />
          <ConfigCard />
        </div>
      }
    />
  );
}
