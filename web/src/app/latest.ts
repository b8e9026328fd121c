/** Questions whose answers take a while and may come in another order. */
export class Questions {
  private asked = 0;

  /** Ask another one. What comes back tells whether it is still the last. */
  ask(): () => boolean {
    const mine = ++this.asked;
    return () => mine === this.asked;
  }

  /** Nobody waits for an answer any more. */
  forget(): void {
    this.asked += 1;
  }
}
