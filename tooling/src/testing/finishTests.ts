export { removeTestFolder as default } from './temporaryFolder';
