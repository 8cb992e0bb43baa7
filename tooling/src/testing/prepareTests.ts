import compileSandbox from './compileSandbox';
import { createTestFolder } from './testFolder';

/** Runs once before the tests, in the process that starts them. */
export default async function prepareTests(): Promise<void> {
  createTestFolder();
  await compileSandbox();
}
