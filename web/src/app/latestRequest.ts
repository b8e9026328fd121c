/** The latest of several requests: responses to earlier ones, which may come later, are ignored. */
export class LatestRequest {
  private started = 0;

  /** Start another request. The result says whether it is still the latest. */
  start(): () => boolean {
    const mine = ++this.started;
    return () => mine === this.started;
  }

  /** Ignore the response to what was started. */
  cancel(): void {
    this.started += 1;
  }
}
