import { act } from '@testing-library/react';

/** Resolves when everything that has arrived has taken effect. Fake timers run for the given time. */
export async function settle(milliseconds = 0): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}
