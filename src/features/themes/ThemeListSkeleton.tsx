/** Placeholder while the themes load: cards of the same size. */
import { useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { Loading, Skeleton } from "#src/ui/Skeleton.tsx";
import * as css from "./ThemeCard.css.ts";

const cards = [0, 1, 2];

export function ThemeListSkeleton() {
  const text = useText();
  return (
    <Loading label={text(common.loading)}>
      <div className={css.grid}>
        {cards.map((card) => (
          <div className={css.root} key={card}>
            <Skeleton height="108px" shape="block" />
            <div className={css.foot}>
              <Skeleton width="10ch" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
