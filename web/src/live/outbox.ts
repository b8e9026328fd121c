/** Commands that are not answered yet. A lost line or a reload only sends them again. */
import { randomId } from "../api/ids";
import { Refused } from "../api/endpoints";
import type { Command, CommandBody, CommandDone as Answer, Problem } from "../api/types";

interface Waiting {
  command: Command;
  resolve: (answer: Answer) => void;
  reject: (problem: Refused) => void;
}

const PLACES = "marrakech.unanswered.";

export class Outbox {
  private readonly waiting = new Map<string, Waiting>();

  /** `orphan` hears of refusals of what a page before a reload has sent. */
  constructor(
    private readonly table: string,
    private readonly orphan: (problem: Refused) => void,
  ) {
    for (const command of this.kept()) this.wait(command, () => {}, this.orphan);
  }

  /** What pages of this tab have sent, at whichever table, is not to be sent again. */
  static forgetAll(): void {
    try {
      const places = Object.keys(sessionStorage).filter((place) => place.startsWith(PLACES));
      for (const place of places) sessionStorage.removeItem(place);
    } catch {
      // A device that keeps nothing has nothing to forget.
    }
  }

  /** `seen` is the number of the last event that was here when somebody decided. */
  put(body: CommandBody, seen?: number): { command: Command; answer: Promise<Answer> } {
    const command: Command = { ...body, id: randomId(), ...(seen !== undefined && { seen }) };
    const answer = new Promise<Answer>((resolve, reject) => this.wait(command, resolve, reject));
    this.keep();
    return { command, answer };
  }

  unanswered(): Command[] {
    return [...this.waiting.values()].map((one) => one.command);
  }

  find(id: string): Command | undefined {
    return this.waiting.get(id)?.command;
  }

  done(id: string, answer: Answer): void {
    this.taken(id)?.resolve(answer);
  }

  refused(id: string, problem: Problem, status = 0): void {
    this.taken(id)?.reject(new Refused(problem, status));
  }

  /** None of it is to be sent again. */
  forget(problem: Problem): void {
    for (const { id } of this.unanswered()) this.refused(id, problem);
  }

  private wait(command: Command, resolve: Waiting["resolve"], reject: Waiting["reject"]): void {
    this.waiting.set(command.id, { command, resolve, reject });
  }

  private taken(id: string): Waiting | undefined {
    const found = this.waiting.get(id);
    this.waiting.delete(id);
    this.keep();
    return found;
  }

  private get place(): string {
    return PLACES + this.table;
  }

  private kept(): Command[] {
    try {
      const found: unknown = JSON.parse(sessionStorage.getItem(this.place) ?? "[]");
      return Array.isArray(found) ? (found as Command[]) : [];
    } catch {
      return [];
    }
  }

  private keep(): void {
    try {
      if (this.waiting.size) sessionStorage.setItem(this.place, JSON.stringify(this.unanswered()));
      else sessionStorage.removeItem(this.place);
    } catch {
      // A device that keeps nothing still plays; only a reload forgets what was under way.
    }
  }
}
