const BYTES_PER_KB = 1_000;

/** A kilobyte has 1,000 bytes. */
export function kilobytes(bytes: number): number {
  return bytes / BYTES_PER_KB;
}

/** `118.4 kB` */
export function describeBytes(bytes: number): string {
  return `${kilobytes(bytes).toFixed(1)} kB`;
}
