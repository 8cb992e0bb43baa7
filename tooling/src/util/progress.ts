import { channel } from 'node:diagnostics_channel';

/** How far a command is with one of the things that it does. */
export interface Progress {
  /** What is being done: `composing pages` */
  readonly step: string;
  readonly done: number;
  readonly total: number;
}

/** Whoever shows progress listens to it, so that no callback has to be passed through the layers in between. */
const PROGRESS = channel('farekite:progress');

/**
 * Begins a step, and tells listeners how far it is.
 * @returns a function to call whenever so many more things are done @default one
 */
export function countProgress(step: string, total: number): (count?: number) => void {
  let done = 0;
  return (count = 1) => {
    done += count;
    PROGRESS.publish({ step, done, total } satisfies Progress);
  };
}

/** Calls a listener at each progress of this process. @returns a function that ends this */
export function onProgress(listener: (progress: Progress) => void): () => void {
  const receive = (message: unknown) => {
    listener(message as Progress);
  };
  PROGRESS.subscribe(receive);
  return () => {
    PROGRESS.unsubscribe(receive);
  };
}
