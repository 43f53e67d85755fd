/**
 * Texts that React updates or removes as nodes of their own. A browser's translation moves such a node away: the update
 * is not seen, and the removal throws. React sets the only text of an element through the element. It runs in the page,
 * so it calls nothing outside.
 */
export const textNodes = (): ReadonlyArray<string> => {
  const found: Array<string> = [];
  const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    if (!Object.keys(currentNode).some((key) => key.startsWith("__reactFiber$"))) continue;
    const { parentElement, textContent } = currentNode;
    found.push(
      `text without an element of its own: ${textContent} in ${parentElement?.outerHTML.slice(0, 200)}`,
    );
  }
  return found;
};
