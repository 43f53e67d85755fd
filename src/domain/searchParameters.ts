/**
 * The parameters of an address. The router, the links and the early script read and write them here: each value is the text
 * that it is, so that the ids `43`, `true` and `1e3` stay texts.
 */

/** By name. A parameter that an address repeats has all of its texts, which no reader takes for one. */
export type SearchParameters = Readonly<Record<string, unknown>>;

/** @param search - `?app=43`, as `location.search` has it. */
export const parseSearch = (search: string): Record<string, string | ReadonlyArray<string>> => {
  const params = new URLSearchParams(search);
  const textsOf = (name: string) => {
    const [first = "", ...others] = params.getAll(name);
    return others.length === 0 ? first : [first, ...others];
  };
  return Object.fromEntries([...new Set(params.keys())].map((name) => [name, textsOf(name)]));
};

/** Undefined values are parameters to leave out. */
export const stringifySearch = (search: SearchParameters): string => {
  const texts = Object.entries(search).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((each) => each !== undefined)
      .map((each) => [name, typeof each === "string" ? each : JSON.stringify(each)]),
  );
  const query = new URLSearchParams(texts).toString();
  return query && `?${query}`;
};

const longest = 60;

/** Some parameters as they stand in the address, to be shown; long values end early. */
export const writtenSearch = (search: SearchParameters, names: ReadonlyArray<string>): string =>
  names
    .map((name) => stringifySearch({ [name]: search[name] }).slice(1))
    .map((text) => (text.length > longest ? `${text.slice(0, longest)}…` : text))
    .join("&");
