import type { Reporter, Suite } from '@playwright/test/reporter';

/** Ends a run with one line for a person or a script: `34 passed, 0 failed`. */
export default class CountsReporter implements Reporter {
  private scenarios: Suite | undefined;

  onBegin(_: unknown, scenarios: Suite): void {
    this.scenarios = scenarios;
  }

  onExit(): Promise<void> {
    const outcomes =
      this.scenarios?.allTests().map((scenario) => scenario.ok() && scenario.results.length > 0) ?? [];
    const passed = outcomes.filter(Boolean).length;
    console.info(`${String(passed)} passed, ${String(outcomes.length - passed)} failed`);
    return Promise.resolve();
  }
}
