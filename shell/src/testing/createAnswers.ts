import { settle } from './settle';

/** What a function that loads something has been asked for, and its answers, which the test gives. */
export interface Answers<Args extends unknown[], Answer> {
  /** The function: a promise for each call. */
  readonly ask: jest.Mock<Promise<Answer>, Args>;
  /** Answers a call. @param call its number @default the latest */
  readonly answer: (answer: Answer, call?: number) => Promise<void>;
  /** Lets a call fail. @param call its number @default the latest */
  readonly fail: (cause: unknown, call?: number) => Promise<void>;
}

export function createAnswers<Args extends unknown[], Answer>(): Answers<Args, Answer> {
  const calls: { resolve: (answer: Answer) => void; reject: (cause: unknown) => void }[] = [];
  const callAt = (index: number) => {
    const call = calls.at(index);
    if (!call) throw new Error('Nothing was asked for');
    return call;
  };
  return {
    ask: jest.fn<Promise<Answer>, Args>(
      () =>
        new Promise((resolve, reject) => {
          calls.push({ resolve, reject });
        }),
    ),
    answer: async (answer, call = -1) => {
      callAt(call).resolve(answer);
      await settle();
    },
    fail: async (cause, call = -1) => {
      callAt(call).reject(cause);
      await settle();
    },
  };
}
