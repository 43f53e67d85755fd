/** Lines that a person reads on several pages of the statistics. */

/** The line of the choice of an app and a period. */
export const choiceLine = (period: string, comparison: string, note?: string) => {
  const described = note === undefined ? "" : ` (${note})`;
  return [
    "group App and period | combobox App = Apple | button Show suggestions | button Previous period",
    `button ${period} Period${described} | button Next period | button ${comparison} Comparison${described}`,
    "button More actions",
  ].join(" | ");
};

/** The keys of charts, which the first of a page explains. */
export const keys = "(Arrow keys: values · Enter: table · M: menu)";
export const chart = (name: string, says: string, hint = "") =>
  `group ${name} | heading3 … | button Actions: … | figure ${says} | application …${hint}`;

export const until = "paragraph Everyone registered by 28 Feb 2026";
export const vsJanuary = "1 – 28 Feb 2026 · vs 1 – 31 Jan 2026";

/** The charts that both pages have. */
export const charts = {
  education: chart("Level of education", "75 answers · Most common: Doctoral (20%)"),
  workRole: chart("Work role", "188 answers · Most common: Other (14%)"),
  health: chart("Self-perceived health", "310 answers · Most common: Very good (21%)"),
  behaviour: chart("Health behaviour", "231 answers · Most common: Doing now (16%)"),
  interests: chart("Health interests", "315 answers · Most common: No preference (17%)"),
};
