/**
 * A claim on a folder as a listening socket in it. The kernel answers for a living process, also one in another container
 * on this machine, which has numbers of its own for processes; it refuses for a dead one.
 */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { open, rename, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { join } from "node:path";

/** The address of a socket has at most 107 bytes, so on Linux the folder is named by its descriptor. */
const withSocketPath = async <A>(folder: string, name: string, run: (path: string) => Promise<A>) => {
  if (process.platform !== "linux") return run(join(folder, name));
  const handle = await open(folder);
  try {
    return await run(`/proc/self/fd/${handle.fd}/${name}`);
  } finally {
    await handle.close();
  }
};

const listenAt = async (path: string) => {
  const server = createServer((socket) => socket.destroy()).unref();
  // Any user may ask: a refused question would look like a living process.
  server.listen({ path, readableAll: true, writableAll: true });
  await once(server, "listening");
  return server;
};

export interface Claim {
  /** False on a file system without sockets: then only this container's processes see that the claim is alive. */
  readonly isSocket: boolean;
  readonly withdraw: () => Promise<void>;
}

/** Its name must be new. It appears once it listens, so a claim that is refused is that of a dead process. */
export const publishClaim = async (folder: string, name: string): Promise<Claim> => {
  const file = join(folder, name);
  const unpublished = `unpublished-${randomBytes(8).toString("hex")}`;
  try {
    const server = await withSocketPath(folder, unpublished, listenAt);
    await rename(join(folder, unpublished), file);
    const withdraw = async () => {
      await rm(file, { force: true });
      server.close();
    };
    return { isSocket: true, withdraw };
  } catch {
    await writeFile(file, "", { flag: "wx" });
    return { isSocket: false, withdraw: () => rm(file, { force: true }) };
  }
};

/** A full queue, or a socket that this user may not use. */
const silent = new Set(["EAGAIN", "EACCES", "EPERM"]);

export const answers = (folder: string, name: string): Promise<boolean> =>
  withSocketPath(folder, name, async (path) => {
    const socket = connect(path);
    try {
      await once(socket, "connect");
      return true;
    } catch (error) {
      return silent.has((error as NodeJS.ErrnoException).code ?? "");
    } finally {
      socket.destroy();
    }
  });
