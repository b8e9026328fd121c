/** Where a position that is being set up can be found again. */
export const address = (text: string) => `editor?position=${encodeURIComponent(text)}`;
