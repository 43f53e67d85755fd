/** In `data-named`, a text of the prerendered page: the place of the application's name. Without imports. */
export const appNameMark = "{app}";
