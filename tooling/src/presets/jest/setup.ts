import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

/** A busy machine takes its time over a lazily loaded module; what a test expects comes all the same. */
const PATIENCE_MS = 10_000;

configure({ asyncUtilTimeout: PATIENCE_MS });
