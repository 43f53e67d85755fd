/** Where what is said about contrast elsewhere leads to: the heading of `ContrastCard`. */
export const contrastHeadingId = "contrast";

export const goToContrast = (): void => document.getElementById(contrastHeadingId)?.focus();
