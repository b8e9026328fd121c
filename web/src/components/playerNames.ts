/** What those who play are called. */
import type { Chair, RecordInfo } from "../api/types";
import { listed, say } from "../i18n/say";

type NamedChair = Pick<Chair, "kind" | "name" | "bot">;

/** Bots come from weak to strong: a stranger meets the third, who plays for points and at once. */
export function usualBot(bots: readonly string[]): string {
  return bots[2] ?? bots.at(-1) ?? "";
}

/** What everybody is called: people by their names, bots by what they are. */
export function namesOf(chairs: readonly NamedChair[]): string[] {
  return chairs.map((chair, index) => {
    if (chair.kind === "person") return chair.name;
    if (chair.kind === "open") return say("seat-open", { seat: index + 1 });
    const alike = chairs.filter((other) => other.kind === "bot" && other.bot === chair.bot);
    const bot = chair.bot ?? "";
    // A letter, as a number would run into the numbers of the sentences.
    const letter = "ABCD"[alike.indexOf(chair)] ?? "";
    return alike.length > 1 ? say("bot-lettered", { bot, letter }) : say("bot-called", { bot });
  });
}

/** The same for a record, which says of each seat whether a bot played there. */
export function namesIn(record: RecordInfo): string[] {
  return namesOf(
    record.names.map((name, index): NamedChair => {
      const bot = record.tags[`Bot${index + 1}`] ?? null;
      if (bot) return { kind: "bot", name, bot };
      return { kind: "person", name: name || say("replay-seat", { seat: index + 1 }), bot };
    }),
  );
}

/** Who has won, in a sentence. */
export function wins(names: readonly string[]): string {
  return say("did-win", { count: names.length, names: listed(names) });
}
