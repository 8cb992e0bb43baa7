import { useState } from 'react';

export interface ActiveOption {
  /** Index of the option that Enter chooses. */
  readonly activeIndex: number | undefined;
  /** Makes the next or the previous option active, past either end. */
  readonly move: (step: 1 | -1) => void;
  readonly reset: () => void;
}

/** Which of a number of options is active. At first none is. */
export function useActiveOption(count: number): ActiveOption {
  const [activeIndex, setActiveIndex] = useState<number>();
  return {
    activeIndex,
    move: (step) => {
      if (count === 0) return;
      const start = activeIndex ?? (step === 1 ? -1 : count);
      setActiveIndex((start + step + count) % count);
    },
    reset: () => setActiveIndex(undefined),
  };
}
