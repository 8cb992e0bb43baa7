/** Variants that are not compressed: for tests of the order of what is read and written. */
export const compress = (_file: string, content: Buffer) =>
  Promise.resolve(['.br', '.gz'].map((extension) => ({ extension, bytes: content })));
export const { CONCURRENT_COMPRESSIONS, findBrokenVariants } =
  jest.requireActual<typeof import('../compress')>('../compress');
