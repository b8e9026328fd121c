/** What somebody typed into the box of the text board, taken apart. */
import { isReturn } from "../../notation/action";
import { isFacing, isSquare, parseSquares } from "../../notation/square";
import type { Facing } from "../../api/types";

/** The letters that ask, in the box and on the squares. */
export const QUESTIONS = { I: "seats", T: "last", A: "legal", C: "prices", O: "overview" } as const;
export type Question = (typeof QUESTIONS)[keyof typeof QUESTIONS];

export type Typed =
  | { kind: "nothing" | "confirm" | "hint" | "return" | "help" }
  | { kind: "question"; question: Question }
  | { kind: "lay"; squares: [string, string] }
  | { kind: "face"; facing: Facing }
  | { kind: "price"; square: string }
  | { kind: "unknown"; text: string };

export function parseTyped(text: string): Typed {
  const typed = plainDigits(text.trim().normalize("NFKC"));
  const [lower, upper] = [typed.toLowerCase(), typed.toUpperCase()];
  const question = QUESTIONS[upper as keyof typeof QUESTIONS];
  const squares = parseSquares(lower.replace(/\s*[- ]\s*/, ""));
  if (!typed) return { kind: "nothing" };
  if (question) return { kind: "question", question };
  if (squares) return { kind: "lay", squares };
  if (isFacing(upper)) return { kind: "face", facing: upper };
  if (isSquare(lower)) return { kind: "price", square: lower };
  if (lower === "r") return { kind: "confirm" };
  if (lower === "h") return { kind: "hint" };
  if (isReturn(typed)) return { kind: "return" };
  if (typed === "?" || typed === "؟") return { kind: "help" };
  return { kind: "unknown", text: typed };
}

/** The digits of the notation, whichever the keyboard has. */
function plainDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) & 0xf),
  );
}
