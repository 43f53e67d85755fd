/** The frame of all pages below /administer. Without the router, so that the build can render it ahead. */
import { useAtomValue } from "jotai";
import { Palette } from "lucide-react";
import type { ReactNode } from "react";
import { LanguageMenu, ModeMenu } from "#src/features/preferences/menus.tsx";
import { FormerPersonNotice } from "#src/features/sign-in/FormerPersonNotice.tsx";
import { PersonMenu } from "#src/features/sign-in/PersonMenu.tsx";
import { TabOnlyNotice } from "#src/features/sign-in/TabOnlyNotice.tsx";
import { UpdateNotice } from "#src/features/updates/UpdateNotice.tsx";
import { useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { appNameAtom } from "#src/runtime/runtimeAtom.ts";
import { Frame } from "#src/ui/Frame.tsx";
import type { MenuEntry } from "#src/ui/MenuButton.tsx";
import { NavItem } from "#src/ui/Navigation.tsx";
import { CommandBar } from "./CommandBar.tsx";
import { messages } from "./messages.en.ts";
import { ariaCurrent, navigationItems } from "./navigation.ts";
import { OfflineNotice } from "./Offline.tsx";

export interface ShellFrameProps {
  pathname: string;
  /** Entries of the person's menu. */
  settings: ReadonlyArray<MenuEntry>;
  isMinimized: boolean;
  onMinimizedChange: (isMinimized: boolean) => void;
  children: ReactNode;
}

export function ShellFrame({
  pathname,
  settings,
  isMinimized,
  onMinimizedChange,
  children,
}: ShellFrameProps) {
  const text = useText();
  const appName = useAtomValue(appNameAtom);
  const { skip, navigation, open, close, minimize, expand } = messages;
  return (
    <Frame
      words={{
        skip: text(skip),
        navigation: text(navigation),
        open: text(open),
        close: text(close),
        minimize: text(minimize),
        expand: text(expand),
      }}
      appName={appName}
      homeHref="/administer/overview"
      isMinimized={isMinimized}
      onMinimizedChange={onMinimizedChange}
      navigation={navigationItems.map((item) => (
        <NavItem key={item.href} href={item.href} icon={item.icon} current={ariaCurrent(pathname, item)}>
          {text(item.name)}
        </NavItem>
      ))}
      drawerFooter={
        <NavItem
          href="/administer/themes"
          icon={Palette}
          current={pathname === "/administer/themes" ? "page" : undefined}
        >
          {text(common.themesTitle)}
        </NavItem>
      }
      barActions={
        <>
          <CommandBar />
          <LanguageMenu />
          <ModeMenu />
          <PersonMenu entries={settings} />
        </>
      }
      notices={
        <>
          <OfflineNotice />
          <TabOnlyNotice />
          <FormerPersonNotice />
          <UpdateNotice />
        </>
      }
    >
      {children}
    </Frame>
  );
}
