import { createStore } from '@farekite/shared/hooks';
import { NEW_BOOKING } from './booking';

/** Keeps the booking while the visitor looks at other pages. */
export const bookingStore = createStore(NEW_BOOKING);
