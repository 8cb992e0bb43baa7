import { parentPort, workerData } from 'node:worker_threads';
import type { Pointers } from '../store/pointers';
import { Site } from '../store/Site';
import type { ComposedFile } from './ComposedFile';
import { Composer } from './Composer';

/** The input of the worker thread. */
export interface ComposeJob {
  /** The site's folder. */
  readonly directory: string;
  readonly pointers: Pointers;
  readonly force: boolean;
}

/**
 * The messages of the worker thread: the name of each page before it is rendered, and finally all files, or the text
 * of the error that ended the work. An error is a message too, because Node may report an uncaught one before the
 * messages that were sent earlier.
 */
export type ComposeMessage =
  | { readonly rendering: string }
  | { readonly composed: readonly ComposedFile[] }
  | { readonly error: string };

function send(message: ComposeMessage): void {
  parentPort?.postMessage(message);
}

async function run({ directory, ...job }: ComposeJob): Promise<void> {
  try {
    const composer = new Composer({
      ...job,
      site: new Site(directory),
      onRendering: (rendering) => {
        send({ rendering });
      },
    });
    send({ composed: await composer.run() });
  } catch (error) {
    send({ error: error instanceof Error ? String(error) : `Error: ${String(error)}` });
  }
}

void run(workerData as ComposeJob);
