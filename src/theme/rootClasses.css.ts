/** Classes of the document's root, for styles that depend on something elsewhere in the document. */
import { style } from "@vanilla-extract/css";

/** A dialog is open. */
export const withDialog = style({});
