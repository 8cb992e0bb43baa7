/** Tests without a document, as most of the release tool's, load nothing. */
async function setUp(): Promise<void> {
  if (typeof document !== 'undefined') await import('./documentSetup');
}

export = setUp;
