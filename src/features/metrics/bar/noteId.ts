/** The id of the page's note about the choice, which describes the fields of the row. */
export const noteId = "choice-note";
