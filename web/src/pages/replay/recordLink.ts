/** A record inside an address: deflated, in the letters that an address may have. */

import { MAX_RECORD_LENGTH } from "../../api/wire";

/** Bytes of a record, at most. A short address could be made to unpack to more than fits in memory. */
const LARGEST = 4 * MAX_RECORD_LENGTH;

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream) {
  const told: ReadableStream<Uint8Array> = new Blob([bytes]).stream().pipeThrough(stream);
  const reader = told.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(pieces).arrayBuffer());
    size += value.length;
    if (size > LARGEST) {
      await reader.cancel();
      throw new Error("too long");
    }
    pieces.push(value as Uint8Array<ArrayBuffer>);
  }
}

export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Throws where somebody cut a piece off the address. */
export async function unpack(packed: string): Promise<string> {
  const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
}
