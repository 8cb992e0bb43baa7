import { expect, test } from '../support/site';

/** The type of the annotations that carry outcomes of cells to the reporter. */
export const CELL_ANNOTATION = 'cell';

/** Where the outcome of a visit is counted in docs/reliability.md. */
export interface CellKey {
  readonly row: string;
  readonly fault: string;
}

export interface CellOutcome extends CellKey {
  readonly hasPassed: boolean;
}

/** Makes a visit, whose outcome docs/reliability.md counts. A failed one fails the test, but not the visits after it. */
export async function recordCell(key: CellKey, visitName: string, visit: () => Promise<void>): Promise<void> {
  let problem: string | undefined;
  await test.step(visitName, async () => {
    await visit().catch((error: unknown) => {
      problem = String(error);
    });
  });
  const outcome: CellOutcome = { ...key, hasPassed: problem === undefined };
  test.info().annotations.push({ type: CELL_ANNOTATION, description: JSON.stringify(outcome) });
  expect.soft(problem, visitName).toBeUndefined();
}
