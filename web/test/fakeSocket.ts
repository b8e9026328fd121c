/** A socket whose server is the test. */
import type { ServerMessage } from "../src/api/types";
import type { Socket, SocketHandlers } from "../src/live/socket";

export class FakeSocket implements Socket {
  state: Socket["state"] = "connecting";
  readonly sent: string[] = [];

  constructor(private readonly handlers: SocketHandlers) {}

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.state = "closed";
  }

  /** The server accepts the socket and says hello. */
  welcome(protocol = 1): void {
    this.state = "open";
    this.receive({ t: "hello", protocol, now: 0 });
  }

  receive(message: ServerMessage): void {
    this.handlers.onMessage(JSON.stringify(message));
  }

  break(code = 1006): void {
    this.state = "closed";
    this.handlers.onClose(code);
  }
}
