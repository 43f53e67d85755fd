/** What a place in the navigation must know of the navigation around it. */
import { createContext } from "react";

export interface Surroundings {
  isMinimized: boolean;
  /** Told when a place is gone to: a drawer closes. */
  onFollow?: () => void;
}

export const NavigationContext = createContext<Surroundings>({ isMinimized: false });
