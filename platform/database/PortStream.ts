/** A socket over a message port, for a database connection between threads. Closing one end closes both. */
import { Duplex } from "node:stream";
import type { MessagePort } from "node:worker_threads";

export class PortStream extends Duplex {
  readonly #port: MessagePort;

  constructor(port: MessagePort) {
    super();
    this.#port = port;
    port.on("message", (bytes: Uint8Array) => this.push(bytes));
    port.on("close", () => this.push(null));
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
    this.#port.ref();
    return this;
  }
  unref() {
    this.#port.unref();
    return this;
  }

  override _read() {}

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: () => void) {
    const copy = new Uint8Array(chunk);
    this.#port.postMessage(copy, [copy.buffer]);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#port.close();
    done(error);
  }

  override _final(done: () => void) {
    this.#port.close();
    done();
  }
}
