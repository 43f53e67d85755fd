/** A socket for node-postgres that talks to PGlite in this process, so both databases share one driver. */
import { Duplex } from "node:stream";
import type { PGlite } from "@electric-sql/pglite";

/** Query, Sync and FunctionCall: PostgreSQL answers after these messages (PostgreSQL manual, 54.2). */
const boundaries = new Set(Buffer.from("QSH"));
const [terminate] = Buffer.from("X");

/** AuthenticationOk, client_encoding, ReadyForQuery. No BackendKeyData, since PGlite cannot cancel queries. */
const greeting = Buffer.from(
  "R\0\0\0\u0008\0\0\0\0" + "S\0\0\0\u0019client_encoding\0UTF8\0" + "Z\0\0\0\u0005I",
  "latin1",
);

export class PgliteStream extends Duplex {
  readonly #pglite: PGlite;
  #received = Buffer.alloc(0);
  #greeted = false;

  constructor(pglite: PGlite) {
    super();
    this.#pglite = pglite;
  }

  connect() {
    process.nextTick(() => this.emit("connect"));
    return this;
  }
  setNoDelay() {
    return this;
  }
  setKeepAlive() {
    return this;
  }
  ref() {
    return this;
  }
  unref() {
    return this;
  }

  override _read() {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void) {
    this.#received = Buffer.concat([this.#received, chunk]);
    this.#answer().then(() => done(), done);
  }

  async #answer() {
    if (!this.#greeted) {
      if (this.#received.length < 4 || this.#received.length < this.#received.readUInt32BE(0)) return;
      this.#received = this.#received.subarray(this.#received.readUInt32BE(0));
      this.#greeted = true;
      // A broken connection may have left a transaction open, and its prepared statements.
      await this.#pglite.exec("rollback; deallocate all");
      this.push(greeting);
    }
    let end = 0;
    while (end + 5 <= this.#received.length) {
      const type = this.#received[end] ?? 0;
      const next = end + 1 + this.#received.readUInt32BE(end + 1);
      if (next > this.#received.length) return;
      end = next;
      if (type === terminate) this.push(null);
      if (!boundaries.has(type)) continue;
      const batch = this.#received.subarray(0, end);
      this.#received = this.#received.subarray(end);
      end = 0;
      this.push(await this.#pglite.runExclusive(() => this.#pglite.execProtocolRaw(batch)));
    }
  }
}
