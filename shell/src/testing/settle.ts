import { act } from '@testing-library/react';

/** Until everything that has arrived has taken effect. */
export async function settle(milliseconds = 0): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}
