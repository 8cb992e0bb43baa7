/** A lazily loaded module can take seconds on a busy machine. */
const ASYNC_TIMEOUT_MS = 10_000;

/** Tests without a document, as most of the release tool's, load nothing. */
async function setUp(): Promise<void> {
  if (typeof document === 'undefined') return;
  await import('@testing-library/jest-dom');
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: ASYNC_TIMEOUT_MS });
}

export = setUp;
