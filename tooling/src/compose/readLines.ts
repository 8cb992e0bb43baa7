import type { Readable } from 'node:stream';

const NEWLINE = 0x0a;

/**
 * Calls `onLine` for each line that a stream delivers, without its end. A last line without an end is ignored.
 *
 * @param limitBytes of everything that the stream delivers; beyond it, `onTooLong` is called and nothing more is read
 */
export function readLines(
  stream: Readable,
  limitBytes: number,
  { onLine, onTooLong }: { onLine: (line: string) => void; onTooLong: () => void },
): void {
  let pending: Buffer[] = [];
  let receivedBytes = 0;
  stream.on('data', (chunk: Buffer) => {
    if (stream.destroyed) return;
    receivedBytes += chunk.length;
    if (receivedBytes > limitBytes) {
      stream.destroy();
      onTooLong();
      return;
    }
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      onLine(Buffer.concat([...pending, chunk.subarray(start, end)]).toString('utf8'));
      pending = [];
      start = end + 1;
    }
    pending.push(chunk.subarray(start));
  });
}
