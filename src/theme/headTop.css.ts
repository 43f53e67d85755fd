/** The sticky position of a table header: below other sticky elements. If it is unset, the header scrolls away. */
import { createVar } from "@vanilla-extract/css";

export const headTop = createVar();
