/** The search of a contract page: finds its calls, entities, errors and fields by any part of their words. */

const box = document.querySelector<HTMLElement>(".search");
const input = document.querySelector<HTMLInputElement>(".search input");
const list = document.querySelector<HTMLElement>("#results");
const status = document.querySelector<HTMLElement>(".search [role=status]");
const contents = document.querySelector<HTMLDetailsElement>(".contents");

const maxResults = 40;

interface Entry {
  readonly target: HTMLElement;
  readonly kind: string;
  readonly name: string;
  readonly about: string;
}

/** Lower case without accents. */
const folded = (text: string): string => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Lower is better; undefined if a word is missing. */
const rank = ({ name, about }: Entry, words: ReadonlyArray<string>): number | undefined => {
  const [title, text] = [folded(name), folded(about)];
  if (!words.every((word) => title.includes(word) || text.includes(word))) return undefined;
  const [first = ""] = words;
  if (title === words.join(" ")) return 0;
  if (title.startsWith(first)) return 1;
  return words.every((word) => title.includes(word)) ? 2 : 3;
};

const search = (entries: ReadonlyArray<Entry>, query: string): ReadonlyArray<Entry> => {
  const words = folded(query)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, at: rank(entry, words) }))
    .filter(({ at }) => at !== undefined)
    .toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0))
    .map(({ entry }) => entry);
};

const element = (name: string, className: string, text: string): HTMLElement => {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
};

const start = (parts: {
  readonly box: HTMLElement;
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  readonly status: HTMLElement;
}): void => {
  const { box, input, list, status } = parts;
  const entries = [...document.querySelectorAll<HTMLElement>("[data-kind]")].map((target) => ({
    target,
    kind: target.dataset["kind"] ?? "",
    name: target.dataset["name"] ?? "",
    about: target.dataset["about"] ?? "",
  }));
  if (entries.length === 0) return;
  box.hidden = false;
  let shown: ReadonlyArray<Entry> = [];
  let active = -1;

  const close = () => {
    list.hidden = true;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  };

  const activate = (index: number) => {
    active = index;
    for (const [at, option] of [...list.children].entries()) {
      option.setAttribute("aria-selected", String(at === index));
      if (at === index) {
        option.scrollIntoView({ block: "nearest" });
        input.setAttribute("aria-activedescendant", option.id);
      }
    }
  };

  const go = (entry: Entry) => {
    close();
    location.hash = entry.target.id;
    entry.target.tabIndex = -1;
    entry.target.focus({ preventScroll: true });
  };

  const update = () => {
    const results = search(entries, input.value);
    shown = results.slice(0, maxResults);
    list.replaceChildren(
      ...shown.map((entry, index) => {
        const option = element("li", "", "");
        option.id = `result-${index}`;
        option.setAttribute("role", "option");
        option.append(
          element("span", "kind", entry.kind),
          element("code", "name", entry.name),
          element("span", "about", entry.about),
        );
        // Prevents the field from losing the focus first.
        option.addEventListener("pointerdown", (event) => event.preventDefault());
        option.addEventListener("click", () => go(entry));
        return option;
      }),
    );
    const isAsked = input.value.trim() !== "";
    status.textContent = isAsked ? (results.length === 1 ? "1 result" : `${results.length} results`) : "";
    if (isAsked && results.length === 0) {
      const none = element("li", "none", "Nothing has these words");
      // A list box may contain only options.
      none.setAttribute("role", "option");
      none.setAttribute("aria-disabled", "true");
      list.append(none);
    }
    list.hidden = !isAsked;
    input.setAttribute("aria-expanded", String(isAsked && shown.length > 0));
    activate(shown.length > 0 ? 0 : -1);
  };

  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => (list.hidden ? update() : activate(Math.min(active + 1, shown.length - 1))),
    ArrowUp: () => activate(Math.max(active - 1, 0)),
    Enter: () => {
      const entry = shown[active];
      if (entry !== undefined && !list.hidden) go(entry);
    },
    Escape: () => {
      if (list.hidden) input.value = "";
      close();
    },
  };

  input.addEventListener("input", update);
  input.addEventListener("blur", close);
  input.addEventListener("keydown", (event) => {
    const key = keys[event.key];
    if (key === undefined || event.isComposing) return;
    event.preventDefault();
    key();
  });
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target instanceof HTMLInputElement;
    const isShortcut =
      (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) ||
      (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey));
    if (!isShortcut) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
};

if (box && input && list && status) start({ box, input, list, status });

// The contents are open if they fit beside the text; above it, they would hide it.
const isNarrow = matchMedia("(max-width: 1023px)");
const fold = () => {
  if (contents) contents.open = !isNarrow.matches;
};
fold();
isNarrow.addEventListener("change", fold);
contents?.addEventListener("click", (event) => {
  if (isNarrow.matches && event.target instanceof HTMLAnchorElement) fold();
});
