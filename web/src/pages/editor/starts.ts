/** Where setting up begins, and where it can be found again. */

export const STARTS: Record<string, string> = {
  2: "7/7/7/7/7/7/7 d4S draw 1 30:r12b12,30:y12g12 -",
  3: "7/7/7/7/7/7/7 d4S turn 1 30:r15,30:b15,30:y15 -",
  4: "7/7/7/7/7/7/7 d4S turn 1 30:r12,30:b12,30:y12,30:g12 -",
};

export const address = (text: string) => `editor?position=${encodeURIComponent(text)}`;
