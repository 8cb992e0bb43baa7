import { assertCompiled } from './compiledTool';
import { createTestFolder } from './temporaryFolder';

/** The sandbox runs in a process of its own, where Jest does not transform it. */
export default async function prepareTests(): Promise<void> {
  await assertCompiled('compose/sandbox/');
  createTestFolder();
}
