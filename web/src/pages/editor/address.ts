/** The address of a position in the editor. */
export const address = (text: string) => `editor?position=${encodeURIComponent(text)}`;
