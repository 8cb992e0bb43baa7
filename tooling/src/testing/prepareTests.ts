import { assertCompiled } from './compiledTool';
import { createTestFolder } from './temporaryFolder';

/**
 * Runs once before the tests, in the process that starts them.
 * @throws Error when compose/sandbox is not compiled: it runs in a process of its own, where Jest does not transform it
 */
export default async function prepareTests(): Promise<void> {
  await assertCompiled('compose/sandbox/');
  createTestFolder();
}
