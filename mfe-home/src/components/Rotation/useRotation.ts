import { useEffect, useEffectEvent } from 'react';

/** How long each carousel shows a card before the next one comes. */
export const ROTATION_INTERVAL_MS = { services: 2000, reviews: 3000 } as const;

interface RotationOptions {
  readonly running: boolean;
  readonly intervalMs: number;
  /** A new value starts the interval again. */
  readonly restart?: unknown;
}

/** Calls `advance` at each interval while running. */
export function useRotation(advance: () => void, { running, intervalMs, restart }: RotationOptions): void {
  const onTick = useEffectEvent(advance);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      onTick();
    }, intervalMs);
    return () => {
      clearInterval(timer);
    };
  }, [running, intervalMs, restart]);
}
