/** Runs before each file of tests. One without a document, as most of the release tool's, does not load what it cannot use. */
async function setUp(): Promise<void> {
  if (typeof document !== 'undefined') await import('./documentSetup');
}

export = setUp;
