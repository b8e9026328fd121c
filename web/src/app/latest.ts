/** Requests whose responses may come in another order. */
export class Questions {
  private asked = 0;

  /** Start another one. The result says whether it is still the latest. */
  ask(): () => boolean {
    const mine = ++this.asked;
    return () => mine === this.asked;
  }

  /** Ignore every response from now on. */
  forget(): void {
    this.asked += 1;
  }
}
