/** A record inside an address: deflated, in the letters that an address may have. */

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream) {
  const told = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(told).arrayBuffer());
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
