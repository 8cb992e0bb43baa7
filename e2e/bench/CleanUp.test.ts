import { setImmediate } from 'node:timers/promises';
import { CleanUp } from './CleanUp';

describe('CleanUp', () => {
  let cleanUp: CleanUp;
  let taken: string[];

  beforeEach(() => {
    cleanUp = new CleanUp();
    taken = [];
  });

  it('takes the last step first, each after the other has ended', async () => {
    for (const step of ['remove the folder', 'stop the server']) {
      cleanUp.add(async () => {
        taken.push(`${step}: begins`);
        await setImmediate();
        taken.push(`${step}: ends`);
      });
    }
    await cleanUp.run();
    expect(taken).toEqual([
      'stop the server: begins',
      'stop the server: ends',
      'remove the folder: begins',
      'remove the folder: ends',
    ]);
  });

  it('takes the other steps when one fails, and then throws', async () => {
    cleanUp.add(() => Promise.resolve(taken.push('remove the folder')));
    cleanUp.add(() => Promise.reject(new Error('The server does not stop')));
    await expect(cleanUp.run()).rejects.toThrow('The server does not stop');
    expect(taken).toEqual(['remove the folder']);
  });

  it('takes each step once', async () => {
    cleanUp.add(() => Promise.resolve(taken.push('stop the server')));
    await cleanUp.run();
    await cleanUp.run();
    expect(taken).toHaveLength(1);
  });
});
