import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

/** A lazily loaded module can take seconds on a busy machine. */
const ASYNC_TIMEOUT_MS = 10_000;

configure({ asyncUtilTimeout: ASYNC_TIMEOUT_MS });
