type Step = () => Promise<unknown>;

/** What has to be closed and removed in the end, whatever fails before. */
export class CleanUp {
  private readonly steps: Step[] = [];

  /** Is called as soon as there is something to close or remove. */
  add(step: Step): void {
    this.steps.push(step);
  }

  /** Takes all steps, the last first, even when one of them fails. @throws what a step has thrown */
  async run(): Promise<void> {
    const step = this.steps.pop();
    if (!step) return;
    try {
      await step();
    } finally {
      await this.run();
    }
  }
}
