/** The heading of `ContrastCard`, to which messages about contrast lead. */
export const contrastHeadingId = "contrast";

export const goToContrast = (): void => document.getElementById(contrastHeadingId)?.focus();
