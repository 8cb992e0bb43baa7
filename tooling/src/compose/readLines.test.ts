import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { readLines } from './readLines';

/** What a reader is told about a stream that delivers these pieces, with a limit of 20 bytes. */
async function read(...pieces: string[]): Promise<string[]> {
  const told: string[] = [];
  const stream = Readable.from(pieces.map((piece) => Buffer.from(piece)));
  readLines(stream, 20, {
    onLine: (line) => told.push(line),
    onTooLong: () => told.push('TOO LONG'),
  });
  await finished(stream).catch(() => undefined);
  return told;
}

describe('readLines', () => {
  it('joins the pieces of a line, and splits a piece with several', async () => {
    expect(await read('fir', 'st\nsec', 'ond\nthird\n')).toEqual(['first', 'second', 'third']);
  });

  it('keeps characters whole that two pieces share', async () => {
    const told: string[] = [];
    const bytes = Buffer.from('España\n');
    const stream = Readable.from([bytes.subarray(0, 5), bytes.subarray(5)]);
    readLines(stream, 20, { onLine: (line) => told.push(line), onTooLong: () => undefined });
    await finished(stream);
    expect(told).toEqual(['España']);
  });

  it('ignores a line that never ends', async () => {
    expect(await read('first\nsec')).toEqual(['first']);
  });

  it('stops at the limit of all lines together', async () => {
    expect(await read('0123456789\n', '0123456789\n', 'more\n')).toEqual(['0123456789', 'TOO LONG']);
  });
});
