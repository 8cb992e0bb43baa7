import { createStore } from '@farekite/shared/hooks';
import type { Flight } from './flights';

/** The sample flight that the visitor wants to book. Kept in memory only. */
export const chosenFlight = createStore<Flight | undefined>(undefined);
