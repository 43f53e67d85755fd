/** The page layout: navigation on the left (a drawer below 1024 px), a top bar and the page. */
import { Menu as MenuGlyph, PanelLeftClose, PanelLeftOpen, X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "react-aria-components/Button";
import type { Text } from "#src/i18n/i18n.ts";
import { IconButton } from "./Button.tsx";
import { InMainContext } from "./contexts.ts";
import * as css from "./Frame.css.ts";
import { Icon } from "./Icon.tsx";
import * as item from "./Navigation.css.ts";
import { Navigation } from "./Navigation.tsx";
import { Tooltip } from "./Tooltip.tsx";
import { useFocusSuccessor } from "./useFocusSuccessor.ts";
import { useRootClass } from "./useRootClass.ts";

export interface FrameProps {
  words: Readonly<Record<"skip" | "navigation" | "open" | "close" | "minimize" | "expand", Text>>;
  appName: string;
  homeHref: string;
  isMinimized: boolean;
  onMinimizedChange: (isMinimized: boolean) => void;
  navigation: ReactNode;
  /** Below them in the drawer, which has room for it. */
  drawerFooter?: ReactNode;
  barActions: ReactNode;
  notices?: ReactNode;
  children: ReactNode;
}

export function Frame(props: FrameProps) {
  const { words, appName, homeHref, isMinimized, onMinimizedChange } = props;
  const { navigation, drawerFooter, barActions, notices, children } = props;
  useFocusSuccessor();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const closeDrawer = () => setDrawerOpen(false);
  const navigationProps = { label: words.navigation, appName, homeHref };
  const minimizeLabel = isMinimized ? words.expand : words.minimize;
  return (
    <div className={css.root} data-minimized={isMinimized || undefined}>
      <a className={css.skipLink} href="#content">
        {words.skip}
      </a>
      <div className={css.sidebar}>
        <Navigation
          {...navigationProps}
          isMinimized={isMinimized}
          footer={
            <Tooltip text={minimizeLabel} placement="right" isDisabled={!isMinimized}>
              <Button className={item.item} onPress={() => onMinimizedChange(!isMinimized)}>
                <Icon glyph={isMinimized ? PanelLeftOpen : PanelLeftClose} size={20} />
                <span className={item.words}>{minimizeLabel}</span>
              </Button>
            </Tooltip>
          }
        >
          {navigation}
        </Navigation>
      </div>
      <Drawer label={words.navigation} closeLabel={words.close} isOpen={isDrawerOpen} onClose={closeDrawer}>
        {isDrawerOpen && (
          <Navigation
            {...navigationProps}
            onNavigate={closeDrawer}
            footer={drawerFooter && <ul className={css.drawerFooter}>{drawerFooter}</ul>}
          >
            {navigation}
          </Navigation>
        )}
      </Drawer>
      <header className={css.bar}>
        <span className={css.drawerButton}>
          <IconButton icon={MenuGlyph} label={words.open} onPress={() => setDrawerOpen(true)} />
        </span>
        <div className={css.barActions}>{barActions}</div>
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

interface DrawerProps {
  label: Text;
  closeLabel: Text;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The panel for the navigation below 1024 px: a native modal dialog, which traps focus, closes on Escape and restores focus. */
function Drawer({ label, closeLabel, isOpen, onClose, children }: DrawerProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useRootClass(css.noScroll, isOpen);
  useEffect(() => {
    if (isOpen) ref.current?.showModal();
    else ref.current?.close();
  }, [isOpen]);
  return (
    <dialog className={css.drawer} ref={ref} aria-label={label} closedby="any" onClose={onClose}>
      <div className={css.drawerClose}>
        <IconButton icon={X} label={closeLabel} onPress={onClose} />
      </div>
      {children}
    </dialog>
  );
}
