import { randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { UserError } from './UserError';

/** Where a value is in the file. */
export interface SpooledValue {
  readonly start: number;
  readonly sizeBytes: number;
}

/** Opens a file without a name, which disappears when it is closed or this process ends, however it does. */
async function openUnnamed(folder: string): Promise<FileHandle> {
  const file = join(folder, `farekite-${randomUUID()}`);
  const handle = await open(file, 'wx+', 0o600);
  await rm(file);
  return handle;
}

/** Keeps values in a temporary file, so that they take no memory. */
export class Spool implements AsyncDisposable {
  private handle: Promise<FileHandle> | undefined;
  private sizeBytes = 0;

  /** @param folder of the file @default the folder for temporary files */
  constructor(private readonly folder = tmpdir()) {}

  /**
   * Keeps a value that structured cloning can copy.
   * @returns what `read` takes
   * @throws UserError when there is no space left
   */
  async write(value: unknown): Promise<SpooledValue> {
    const bytes = serialize(value);
    const place = { start: this.sizeBytes, sizeBytes: bytes.length };
    this.sizeBytes += bytes.length;
    try {
      this.handle ??= openUnnamed(this.folder);
      const handle = await this.handle;
      for (let done = 0; done < bytes.length;) {
        done += (await handle.write(bytes, done, bytes.length - done, place.start + done)).bytesWritten;
      }
    } catch (cause) {
      throw new UserError(
        `Composed pages could not be kept in ${this.folder} (${(cause as Error).message})`,
        'Free disk space there, or name another folder in the environment variable TMPDIR.',
        { cause },
      );
    }
    return place;
  }

  /** Reads a value that was written. */
  async read({ start, sizeBytes }: SpooledValue): Promise<unknown> {
    const bytes = Buffer.alloc(sizeBytes);
    const handle = await this.handle;
    await handle?.read(bytes, 0, sizeBytes, start);
    return deserialize(bytes);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const handle = await this.handle?.catch(() => undefined);
    await handle?.close();
    this.handle = undefined;
  }
}
