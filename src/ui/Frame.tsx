/** Where everything stands: navigation at the left (a drawer below 1024 px), a bar above, the page in between. */
import { Menu as MenuGlyph, PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "react-aria-components/Button";
import type { Text } from "#src/i18n/Text.ts";
import { Drawer } from "./Drawer.tsx";
import * as css from "./Frame.css.ts";
import { Icon } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";
import { InMainContext } from "./InMainContext.ts";
import * as item from "./NavItem.css.ts";
import { Navigation } from "./Navigation.tsx";
import { SkipLink } from "./SkipLink.tsx";
import { Tooltip } from "./Tooltip.tsx";

export interface FrameProps {
  words: Readonly<Record<"skip" | "navigation" | "open" | "close" | "minimize" | "expand", Text>>;
  appName: string;
  homeHref: string;
  isMinimized: boolean;
  onMinimizedChange: (isMinimized: boolean) => void;
  /** NavItems. */
  navigation: ReactNode;
  /** The right side of the bar: language, colour mode, the person's menu. */
  bar: ReactNode;
  /** What is to be known on every page, above it. */
  notices?: ReactNode;
  children: ReactNode;
}

export function Frame(props: FrameProps) {
  const { words, appName, homeHref, isMinimized, onMinimizedChange, navigation, bar, notices, children } =
    props;
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const closeDrawer = () => setDrawerOpen(false);
  const about = { label: words.navigation, appName, homeHref };
  const minimize = isMinimized ? words.expand : words.minimize;
  return (
    <div className={css.root} data-minimized={isMinimized || undefined}>
      <SkipLink href="#content">{words.skip}</SkipLink>
      <div className={css.side}>
        <Navigation
          {...about}
          isMinimized={isMinimized}
          foot={
            <Tooltip text={minimize} placement="right" isDisabled={!isMinimized}>
              <Button className={item.root} onPress={() => onMinimizedChange(!isMinimized)}>
                <Icon glyph={isMinimized ? PanelLeftOpen : PanelLeftClose} size={20} />
                <span className={item.words}>{minimize}</span>
              </Button>
            </Tooltip>
          }
        >
          {navigation}
        </Navigation>
      </div>
      <Drawer label={words.navigation} closeLabel={words.close} isOpen={isDrawerOpen} onClose={closeDrawer}>
        {isDrawerOpen && (
          <Navigation {...about} onFollow={closeDrawer}>
            {navigation}
          </Navigation>
        )}
      </Drawer>
      <header className={css.bar}>
        <span className={css.opener}>
          <IconButton icon={MenuGlyph} label={words.open} onPress={() => setDrawerOpen(true)} />
        </span>
        <div className={css.slots}>{bar}</div>
      </header>
      <main className={css.main} id="content" tabIndex={-1}>
        <div className={css.page}>
          <div className={css.notices}>{notices}</div>
          <InMainContext value>{children}</InMainContext>
        </div>
      </main>
    </div>
  );
}
