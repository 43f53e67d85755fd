/** What components say to those inside them. */
import { createContext, type ReactNode } from "react";
import type { Text } from "#src/i18n/i18n.ts";

/** Lets a form handle Escape in a dialog that is otherwise persistent. */
export const EscapeContext = createContext<((onEscape: (() => void) | undefined) => void) | undefined>(
  undefined,
);

/** Whether a component is rendered inside `<main>` already: a document may have only one. */
export const InMainContext = createContext(false);

export interface NavigationState {
  isMinimized: boolean;
  /** Called when a link is followed: closes the drawer. */
  onNavigate?: () => void;
}

/** Whether a dialog is fading out: its parent renders it no longer. */
export const LeavingContext = createContext(false);

/** What is shown while the code loads of what a person has opened, such as a dialog. */
export const LoadingContext = createContext<ReactNode>(undefined);

/** The state of the navigation, for its items. */
export const NavigationContext = createContext<NavigationState>({ isMinimized: false });

/** The text to show while offline, undefined while online. Buttons that send changes to the server are disabled while offline. */
export const OfflineContext = createContext<Text | undefined>(undefined);
