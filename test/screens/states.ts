/** What a page's file says of it. */
import type { Console, Opened } from "./openConsole.tsx";

export interface State extends Opened {
  /** What a person does to get there. */
  readonly enter?: (opened: Console) => Promise<void> | void;
  /** What is read instead of the page, as a selector. */
  readonly root?: string;
  /** The state from which its differences are written where that is shorter, instead of the first one. */
  readonly like?: string;
  /** Its German is not approved here: other pages have it, or what is typed is found in English alone. */
  readonly isEnglish?: boolean;
}

/** The first state is written whole. */
export type States = Readonly<Record<string, State>>;
