/** Where the header of a table stays while the page scrolls: below what else stays in view. Unset, it scrolls away. */
import { createVar } from "@vanilla-extract/css";

export const headTop = createVar();
