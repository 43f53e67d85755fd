/** Shows where a person is written. */

/** Selects a part of the text and scrolls to it; browsers scroll only to the cursor, if at all. */
export const selectLines = (area: HTMLTextAreaElement, from: number, to: number): void => {
  area.focus();
  area.setSelectionRange(from, to);
  const lines = area.value.split("\n").length;
  const line = area.value.slice(0, from).split("\n").length;
  area.scrollTop = (area.scrollHeight / lines) * Math.max(0, line - 3);
  area.scrollLeft = 0;
};
