import { removeTestFolder } from './temporaryFolder';

/** Runs once after the tests, in the process that has started them. */
export default async function finishTests(): Promise<void> {
  await removeTestFolder();
}
