/** Commands that are not answered yet. After a lost connection or a reload they are sent again. */
import { randomId } from "../api/ids";
import { Refused } from "../api/endpoints";
import type { Command, CommandBody, CommandDone, Problem } from "../api/types";

interface Waiting {
  command: Command;
  resolve: (answer: CommandDone) => void;
  reject: (problem: Refused) => void;
}

const UNANSWERED_PREFIX = "marrakech.unanswered.";

export class Outbox {
  private readonly waiting = new Map<string, Waiting>();

  /** `onOldRefused` is called for refusals of commands from before a reload. */
  constructor(
    private readonly table: string,
    private readonly onOldRefused: (problem: Refused) => void,
  ) {
    for (const command of this.stored()) this.wait(command, () => {}, this.onOldRefused);
  }

  /** Forget what pages of this tab have sent, at every table. */
  static forgetAll(): void {
    try {
      const places = Object.keys(sessionStorage).filter((place) =>
        place.startsWith(UNANSWERED_PREFIX),
      );
      for (const place of places) sessionStorage.removeItem(place);
    } catch {
      // A device that stores nothing has nothing to forget.
    }
  }

  /** `seen` is the number of the last event that the player had seen. */
  put(body: CommandBody, seen?: number): { command: Command; answer: Promise<CommandDone> } {
    const command: Command = { ...body, id: randomId(), ...(seen !== undefined && { seen }) };
    const answer = new Promise<CommandDone>((resolve, reject) =>
      this.wait(command, resolve, reject),
    );
    this.store();
    return { command, answer };
  }

  unanswered(): Command[] {
    return [...this.waiting.values()].map((one) => one.command);
  }

  find(id: string): Command | undefined {
    return this.waiting.get(id)?.command;
  }

  done(id: string, answer: CommandDone): void {
    this.taken(id)?.resolve(answer);
  }

  refused(id: string, problem: Problem, status = 0): void {
    this.taken(id)?.reject(new Refused(problem, status));
  }

  /** Send none of them again. */
  forget(problem: Problem): void {
    for (const { id } of this.unanswered()) this.refused(id, problem);
  }

  private wait(command: Command, resolve: Waiting["resolve"], reject: Waiting["reject"]): void {
    this.waiting.set(command.id, { command, resolve, reject });
  }

  private taken(id: string): Waiting | undefined {
    const found = this.waiting.get(id);
    this.waiting.delete(id);
    this.store();
    return found;
  }

  private get place(): string {
    return UNANSWERED_PREFIX + this.table;
  }

  /** Pages of 0.1.0 stored the same: the commands as they are sent, without `t` and `table`. */
  private stored(): Command[] {
    try {
      const found: unknown = JSON.parse(sessionStorage.getItem(this.place) ?? "[]");
      return Array.isArray(found) ? found.filter(isCommand) : [];
    } catch {
      return [];
    }
  }

  private store(): void {
    try {
      if (this.waiting.size) sessionStorage.setItem(this.place, JSON.stringify(this.unanswered()));
      else sessionStorage.removeItem(this.place);
    } catch {
      // A device that stores nothing still plays; only a reload forgets what was not answered.
    }
  }
}

/** Only the server can tell whether the rest of it makes sense. */
function isCommand(found: unknown): found is Command {
  if (typeof found !== "object" || found === null) return false;
  return "id" in found && typeof found.id === "string" && "kind" in found;
}
