/** The first colour of the part of a preview that was clicked; parts name it as `data-colour`. */
import { type ColourRole, colourRoles } from "#src/domain/themes/themeFields.ts";

export const clickedColour = (target: EventTarget): ColourRole | undefined => {
  const part = target instanceof Element ? target.closest<HTMLElement>("[data-colour]") : null;
  return colourRoles.find((role) => role === part?.dataset["colour"]);
};
