/** Runs once after the tests, in the process that has started them. */
export { removeTestFolder as default } from './temporaryFolder';
