/** A client of the embedded database, where planning a statement takes longer than running it: it prepares named ones. */
import { Client, type ClientConfig } from "pg";

/** Begins the text of a statement that runs at each call. It is planned without its parameters' values. */
export const prepared = (name: string) => `/* prepared: ${name} */`;

const nameOf = (text: unknown) =>
  typeof text === "string" ? /^\/\* prepared: (\w+) \*\//.exec(text)?.[1] : undefined;

export class PgliteClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    // PGlite has no process: @effect/sql-pg would wait for a connection to cancel one.
    Object.assign(this, { processID: undefined });
    const query = this.query.bind(this) as (...call: ReadonlyArray<unknown>) => unknown;
    const prepare = (text: unknown, ...rest: ReadonlyArray<unknown>) => {
      const name = nameOf(text);
      return query(name === undefined ? text : { name, text }, ...rest);
    };
    this.query = prepare as typeof this.query;
  }
}
