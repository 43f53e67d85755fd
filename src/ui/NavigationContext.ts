/** The state of the navigation, for its items. */
import { createContext } from "react";

export interface NavigationState {
  isMinimized: boolean;
  /** Called when a link is followed: closes the drawer. */
  onNavigate?: () => void;
}

export const NavigationContext = createContext<NavigationState>({ isMinimized: false });
