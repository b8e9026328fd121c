/** For players who can't see the market: what is typed or pressed becomes a choice, and questions are
 * answered in words. The rules are the server's: only what is offered can be chosen. */
import { signal } from "@preact/signals";
import { api } from "../../api/endpoints";
import type { Prices, Walk } from "../../api/types";
import { countedActions } from "../../components/turns";
import { announce } from "../../app/announce";
import { LatestRequest } from "../../app/latestRequest";
import { settings } from "../../app/settings";
import { DOUBLE_CLICK, PressGuard } from "../../board/pressGuard";
import { drawingOf } from "../../board/drawing";
import { isLay, isReturn, layNames, RETURN } from "../../notation/action";
import { colourOn, nextRug, stepOf } from "../../notation/position";
import { beside, endOf, isFacing, nameOf, numberOf } from "../../notation/square";
import { actionText } from "../../components/eventText";
import { squareInWords } from "../../components/squareText";
import { listed, say, together } from "../../i18n/say";
import type { Game } from "./tableModel";
import { rowsOf } from "./TableSeats";
import { parseTyped, type Question } from "./typedText";

export class TextBoard {
  /** The first half of a rug that is being chosen. */
  readonly begun = signal<string | null>(null);
  /** The last answer, to be read again. */
  readonly answer = signal("");
  private readonly latestAnswer = new LatestRequest();
  private readonly guard = new PressGuard(() => {}, DOUBLE_CLICK);

  constructor(
    private readonly game: Game,
    private readonly help: () => void,
  ) {}

  private get position(): string {
    return this.game.presenter.shown.value?.position ?? this.game.live.state.value?.position ?? "";
  }

  private get offered(): readonly string[] {
    return this.game.presenter.offered.value;
  }

  private answerWith(text: string): void {
    this.latestAnswer.cancel();
    this.answer.value = text;
    announce(text, "answer");
  }

  /** An answer that takes a while; it is dropped if another question comes first. */
  private async answerLater(answer: Promise<string>): Promise<void> {
    const isLatest = this.latestAnswer.start();
    const text = await answer;
    if (isLatest()) this.answerWith(text);
  }

  /** In a new position no half is chosen. */
  forgetHalf(): void {
    this.begun.value = null;
    this.guard.says("", false);
  }

  /** In another language the answer would be foreign. */
  forgetAnswer(): void {
    this.answer.value = "";
  }

  /** What lies on a square, in words. */
  square(square: string): string {
    const drawing = drawingOf(this.position);
    const half = drawing.halves[numberOf(square)] ?? null;
    const other = half?.link ? beside(numberOf(square), half.link) : null;
    return squareInWords({
      square,
      colour: half?.colour ?? null,
      other: other === null ? null : nameOf(other),
      assam: nameOf(drawing.square) === square ? drawing.facing : null,
    });
  }

  /** A square was pressed: it takes a half of the rug, or tells what it costs. Pressing a square of the
   * chosen rug lays it; by a finger or a mouse (`byKey` is false) only if that is no double click. */
  press(square: string, byKey: boolean): void {
    const { choice } = this.game;
    const lays = this.offered.filter(isLay);
    if (!lays.length) return void this.price(square);
    const separate = this.guard.press() || byKey;
    if (choice.value?.includes(square) && lays.includes(choice.value)) {
      if (separate) this.game.confirm();
      return;
    }
    const first = this.begun.value;
    if (first === square) return this.undo();
    if (first) return this.pair(first, square);
    const others = lays.filter((lay) => lay.includes(square)).map((lay) => lay.replace(square, ""));
    if (!others.length) return this.answerWith(say("text-no-rug", { square }));
    this.begun.value = square;
    this.answerWith(say("text-half-chosen", { square, squares: listed(others) }));
  }

  /** Back to where nothing is chosen. */
  undo(): void {
    const before = this.game.choice.value;
    this.game.board?.choose(null);
    if (!this.begun.value && this.game.choice.value === before) return;
    this.begun.value = null;
    this.answerWith(say("text-half-undone"));
  }

  private pair(first: string, second: string): void {
    const lay = [first + second, second + first].find((one) => this.offered.includes(one));
    if (!lay) return this.answerWith(say("text-no-pair", { first, second }));
    this.choose(lay);
  }

  /** Choose an offered action; a rug is laid at once if the player wants no confirmation. */
  choose(action: string): void {
    if (!this.offered.includes(action)) return this.refuse(action);
    this.begun.value = null;
    this.guard.says(action, true);
    this.game.board?.choose(action);
    const squares = layNames(action);
    if (squares) {
      if (!settings.value.confirm) return this.game.confirm();
      const [first, second] = squares;
      this.answerWith(say("text-would-lay", { letter: this.letter(), first, second }));
    } else if (isFacing(action)) {
      const steering = stepOf(this.position) === "steer";
      this.answerWith(say(steering ? "text-would-steer" : "text-would-turn", { facing: action }));
    } else this.game.confirm();
  }

  private letter(): string {
    return nextRug(this.position, this.game.live.state.value?.seat ?? 0) ?? "";
  }

  private refuse(action: string): void {
    if (!this.offered.length) this.answerWith(this.waiting());
    else this.answerWith(together([say("text-not-now", { action }), this.legal()]));
  }

  /** Why nothing can be decided now. */
  private waiting(): string {
    return this.game.live.sent.value === null ? say("text-not-yours") : say("act-sent");
  }

  /** Roll, or confirm what is chosen. */
  confirm(): void {
    if (!this.offered.length) return this.answerWith(this.waiting());
    if (this.game.choice.value === null) return this.answerWith(this.legal());
    this.game.confirm();
  }

  /** Does what was typed into the box; whether it was understood. */
  typed(text: string): boolean {
    const typed = parseTyped(text);
    switch (typed.kind) {
      case "nothing":
        if (this.game.choice.value) this.confirm();
        else this.answerWith(say("text-box-empty"));
        break;
      case "question":
        void this.ask(typed.question);
        break;
      case "lay":
        this.typedLay(...typed.squares);
        break;
      case "face":
        this.choose(typed.facing);
        break;
      case "price":
        void this.price(typed.square);
        break;
      case "confirm":
        this.confirm();
        break;
      case "hint":
        this.game.hints.toggle();
        break;
      case "return":
        this.choose(RETURN);
        break;
      case "help":
        this.help();
        break;
      case "unknown":
        this.answerWith(say("text-box-unknown", { text: typed.text }));
    }
    return typed.kind !== "unknown";
  }

  /** The two squares may come in either order. */
  private typedLay(first: string, second: string): void {
    const lays = [first + second, second + first];
    this.choose(lays.find((one) => this.offered.includes(one)) ?? first + second);
  }

  /** What lies on a square and what it costs to stop there. */
  async price(square: string): Promise<void> {
    if (!colourOn(this.position, square))
      return this.answerWith(say("editor-area-bare", { square }));
    const there = say("as-sentence", { text: this.square(square) });
    const cost = this.game.askPrice(square).then(
      // If something happened meanwhile, only what lay there is certain.
      (found) => (found ? together([there, found]) : there),
      () => together([there, say("server-unreachable")]),
    );
    await this.answerLater(cost);
  }

  async ask(question: Question): Promise<void> {
    if (question === "seats") this.answerWith(this.seats());
    else if (question === "last") this.answerWith(this.last());
    else if (question === "legal") this.answerWith(this.legal());
    else if (question === "overview") this.answerWith(this.overview());
    else await this.answerLater(this.prices());
  }

  private overview(): string {
    const { square, facing } = drawingOf(this.position);
    const turn = this.game.live.state.value?.turn ?? 0;
    const where = say("text-overview", { turn, square: nameOf(square), facing });
    const sent = this.game.live.sent.value !== null;
    return together([where, sent ? say("act-sent") : this.game.whatToDo()]);
  }

  private seats(): string {
    const rows = rowsOf(this.game, this.game.live.now());
    const seats = rows.map(({ name, out, dirhams, squares, points, rugs, next, clock }) => {
      if (out) return say("text-seat-out", { name });
      const score = say("seat-score", { count: dirhams, squares, points });
      const pile = listed(
        rugs.map((rug) => say("seat-rugs", { count: rug.left, letter: rug.colour })),
      );
      const seat = say("text-seat", { name, score, rugs: pile });
      const left = clock && say("text-labelled", { label: say("home-clock"), text: clock.text });
      return together([
        seat,
        ...(next ? [say("text-seat-next", { letter: next })] : []),
        ...(left ? [say("as-sentence", { text: left })] : []),
      ]);
    });
    return together(seats);
  }

  /** The whole of the last turn in which something happened. */
  private last(): string {
    // The draws of the beginning are nobody's turn.
    const acted = countedActions(this.game.shownEvents()).filter(({ turn }) => turn > 0);
    const end = acted.at(-1);
    const turn = acted.filter((event) => event.turn === end?.turn);
    const names = this.game.names.value;
    return together(turn.map((event) => actionText(event, names))) || say("text-last-none");
  }

  private legal(): string {
    const [first] = this.offered;
    if (!first) return say("text-legal-none");
    if (isReturn(first)) return say("text-legal-return");
    if (isFacing(first)) {
      const choices = listed(this.offered.map((facing) => say("facing", { facing })));
      return say("text-legal-turn", { choices });
    }
    if (!isLay(first)) return say("text-legal-roll");
    const choices = listed(this.offered);
    return say("text-legal-lay", { count: this.offered.length, choices });
  }

  /** Where each roll leads in the direction that Assam faces or is to face. */
  private async prices(): Promise<string> {
    const { choice, live } = this.game;
    const { position } = this;
    const chosen = choice.value ?? "";
    const facing = isFacing(chosen) ? chosen : drawingOf(position).facing;
    try {
      const prices = await this.pricesAt(position);
      if (this.position !== position) return await this.prices();
      const walks = Object.entries(prices[facing] ?? {});
      const seat = live.state.value?.seat ?? 0;
      if (!walks.length) return this.legal();
      const rolls = walks.map(([roll, walk]) => this.roll(Number(roll), walk, seat));
      return say("text-labelled", { label: say("price-heading"), text: together(rolls) });
    } catch {
      return say("server-unreachable");
    }
  }

  /** They come with the state when this device is to decide; at other times they are asked for. */
  private async pricesAt(position: string): Promise<Prices> {
    const state = this.game.live.state.value;
    if (state?.position === position && state.prices) return state.prices;
    return (await api.position(position)).prices;
  }

  private roll(slippers: number, walk: Walk, seat: number): string {
    return say("as-sentence", { text: this.cost(slippers, walk, seat) });
  }

  private cost(slippers: number, { path, payment }: Walk, seat: number): string {
    const square = endOf(path);
    if (payment) {
      const { to, price: count, paid } = payment;
      const owner = this.game.name(to);
      return paid < count
        ? say("price-short", { slippers, square, price: count, owner, dirhams: paid })
        : say("price-due", { slippers, square, count, owner });
    }
    const half = drawingOf(this.position).halves[numberOf(square)];
    if (!half) return say("price-free", { slippers, square });
    const mine = rowsOf(this.game, 0)[seat - 1]?.rugs.some((rug) => rug.colour === half.colour);
    return mine
      ? say("price-own", { slippers, square })
      : say("price-neutral", { slippers, square });
  }
}
