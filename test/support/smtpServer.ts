/** A minimal SMTP server (RFC 5321) for one test, which can refuse the first ones of a command or be silent, and offers an extension. */
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";

export const smtpServer = async (
  refusals = 0,
  refusal = "451 try later",
  extension = "8BITMIME",
  refused = "RCPT",
) => {
  const mails: Array<string> = [];
  /** Lines of clients outside of mails. */
  const lines: Array<string> = [];
  let left = refusals;
  const server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let mail: Array<string> | undefined;
    say("220 mail.test");
    createInterface(socket).on("line", (line) => {
      if (mail !== undefined) {
        // A line that begins with a dot is sent with another one (§4.5.2).
        if (line !== ".") return mail.push(line.replace(/^\./, ""));
        mails.push(mail.join("\n"));
        mail = undefined;
        return say("250 kept");
      }
      const [command = ""] = line.toUpperCase().split(" ");
      lines.push(line);
      if (command === refused && left-- > 0) return refusal && say(`${refusal}: ${line}`);
      if (command === "AUTH") return say("235 signed in");
      if (command === "DATA") mail = [];
      if (command === "EHLO") return say(`250-mail.test\r\n250 ${extension}`);
      if (command === "STARTTLS") return say("454 no TLS here");
      return say(command === "DATA" ? "354 go on" : command === "QUIT" ? "221 bye" : "250 ok");
    });
    socket.on("error", () => {});
  });
  server.listen(0, "0.0.0.0");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails, lines };
};
