/** A WebSocket to the server: as much of one as a connection needs. */
import { liveUrl } from "../app/base";

export interface Socket {
  readonly state: "connecting" | "open" | "closed";
  send(text: string): void;
  close(): void;
}

export interface SocketHandlers {
  onMessage(text: string): void;
  onClose(code: number): void;
}

export type OpenSocket = (handlers: SocketHandlers) => Socket;

export const openSocket: OpenSocket = ({ onMessage, onClose }) => {
  const socket = new WebSocket(liveUrl());
  socket.onmessage = ({ data }) => onMessage(String(data));
  socket.onclose = ({ code }) => onClose(code);
  return {
    get state() {
      if (socket.readyState === WebSocket.CONNECTING) return "connecting";
      return socket.readyState === WebSocket.OPEN ? "open" : "closed";
    },
    send: (text) => socket.send(text),
    close: () => {
      // A browser complains of a socket that is closed before it is open: let it open first.
      if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
      else socket.close();
    },
  };
};
