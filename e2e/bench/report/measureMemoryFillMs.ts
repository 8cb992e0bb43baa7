const BYTES = 200_000_000;

/**
 * How long the machine takes to fill 200 MB of new memory. Virtual machines with the same processor differ in it, and with it
 * in everything that starts processes or allocates.
 */
export function measureMemoryFillMs(): number {
  const start = performance.now();
  Buffer.alloc(BYTES, 1);
  return performance.now() - start;
}
