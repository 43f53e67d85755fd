/** Of the servers that an address lists, the one that takes writes, as libpq finds it for `target_session_attrs=read-write`. */
import { Client, type ClientConfig, type Pool, type PoolConfig } from "pg";

/** For a connection and for an answer: both fit into the pool's wait for a connection. */
const serverTimeout = 1250;

/** The addresses of the servers that `url` lists, each alone. */
export const addressesIn = (url: string): ReadonlyArray<string> => {
  const [, before = "", servers = "", after = ""] = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? [];
  return servers.split(",").map((server) => `${before}${server}${after}`);
};

/** Whether only a server that takes writes may be used. */
const needsWrites = (url: string) =>
  addressesIn(url).length > 1 || /[?&]target_session_attrs=(read-write|primary)\b/.test(url);

class TakesNoWrites extends Error {
  override readonly message = "it takes no writes, as a standby or a read-only server";
}

/** Fails for a connection that cannot write. */
export const expectWrites = async (connection: Pick<Pool, "query">) => {
  const { rows } = await connection.query<Record<string, string>>("show transaction_read_only");
  if (rows[0]?.["transaction_read_only"] === "on") throw new TakesNoWrites();
};

const checkedServer = async (address: string) => {
  const client = new Client({
    connectionString: address,
    connectionTimeoutMillis: serverTimeout,
    query_timeout: serverTimeout,
  });
  client.on("error", () => {}); // A lost connection fails its query; without a listener it would end the process.
  try {
    await client.connect();
    await expectWrites(client);
    return { host: client.host, port: client.port };
  } finally {
    void client.end();
  }
};

const anyServer = async (addresses: ReadonlyArray<string>) => {
  try {
    return await Promise.any(addresses.map(checkedServer));
  } catch (error) {
    const { errors } = error as AggregateError;
    throw errors.find((each) => each instanceof TakesNoWrites) ?? errors[0];
  }
};

type Callback = (error: Error | null, client?: Client) => void;

/** `config` connects a pool to the server that takes writes. After `invalidate`, the next connection searches again. */
export const serverOf = (url: string): { readonly config: PoolConfig; readonly invalidate: () => void } => {
  if (!needsWrites(url)) return { config: { connectionString: url }, invalidate: () => {} };
  const addresses = addressesIn(url);
  let found: ReturnType<typeof anyServer> | undefined;
  const invalidate = () => (found = undefined);

  class WritableClient extends Client {
    constructor(config?: ClientConfig) {
      super(config);
      const connect = this.connect.bind(this) as (callback: Callback) => void;
      const connectToFound = (callback: Callback) => {
        const search = (found ??= anyServer(addresses));
        const failed = (error: Error) => {
          if (found === search) invalidate();
          callback(error);
        };
        const use = (server: Awaited<typeof search>) => {
          Object.assign(this, server);
          connect((error) => (error ? failed(error) : callback(null, this)));
        };
        void search.then(use, failed);
      };
      Object.assign(this, { connect: connectToFound });
    }
  }
  return { config: { connectionString: addresses[0], Client: WritableClient }, invalidate };
};
