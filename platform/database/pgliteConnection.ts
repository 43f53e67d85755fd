/** PGlite as a PostgreSQL server: it answers the messages of a connection. */
import type { MessagePort } from "node:worker_threads";
import type { PGlite } from "@electric-sql/pglite";
import { PortStream } from "./PortStream.ts";

/** Query and Sync end a batch. PostgreSQL answers it with a ReadyForQuery at the end (PostgreSQL manual, 54.2). */
const boundaries = new Set(Buffer.from("QS"));

/** ReadyForQuery without its last byte, the state of the transaction: the type, then the length of the rest. */
const readyForQuery = "Z\0\0\0\u0005";

/** AuthenticationOk, client_encoding, ReadyForQuery. No BackendKeyData, since PGlite cannot cancel queries. */
const greeting = Buffer.from(
  "R\0\0\0\u0008\0\0\0\0" + "S\0\0\0\u0019client_encoding\0UTF8\0" + `${readyForQuery}I`,
  "latin1",
);

/** The length of the startup message, or of all messages up to the first boundary; 0 while they are incomplete. */
const lengthOfBatch = (received: Buffer, isStarted: boolean) => {
  if (!isStarted) {
    const length = received.length < 4 ? Infinity : received.readUInt32BE(0);
    return length <= received.length ? length : 0;
  }
  let end = 0;
  while (end + 5 <= received.length) {
    const type = received[end] ?? 0;
    end += 1 + received.readUInt32BE(end + 1);
    if (end > received.length) return 0;
    if (boundaries.has(type)) return end;
  }
  return 0;
};

const isComplete = (answer: Buffer) => answer.subarray(-6, -1).toString("latin1") === readyForQuery;

/** Not by `execProtocolRaw`, which also reads the answer and keeps its rows for ever. */
const answerTo = async (pglite: PGlite, batch: Buffer) => {
  const parts: Array<Uint8Array> = [];
  await pglite.execProtocolRawStream(batch, { onRawData: (part) => void parts.push(part.slice()) });
  return Buffer.concat(parts);
};

/** Answers until the connection ends. Rejects when PostgreSQL has stopped, after which it answers nothing. */
export const answerConnection = async (pglite: PGlite, port: MessagePort) => {
  const connection = new PortStream(port);
  let received = Buffer.alloc(0);
  let isStarted = false;
  for await (const part of connection as AsyncIterable<Buffer>) {
    received = Buffer.concat([received, part]);
    for (let length; (length = lengthOfBatch(received, isStarted)) > 0;) {
      const batch = received.subarray(0, length);
      received = received.subarray(length);
      if (isStarted) {
        const answer = await pglite.runExclusive(() => answerTo(pglite, batch));
        if (!isComplete(answer)) throw new Error("PostgreSQL has stopped");
        connection.write(answer);
      } else {
        // A broken connection may have left a transaction open.
        await pglite.exec("rollback");
        connection.write(greeting);
        isStarted = true;
      }
    }
  }
};
