import { useEffect } from 'react';
import { useStore } from '@farekite/shared/hooks';
import { bookingReducer, NEW_BOOKING, type Booking, type BookingAction } from './booking';
import { bookingStore } from './bookingStore';

function dispatch(action: BookingAction): void {
  bookingStore.set(bookingReducer(bookingStore.get(), action));
}

/** The visitor's booking. When the page is removed, an incomplete booking is kept and a complete one is not. */
export function useBooking(): readonly [Booking, (action: BookingAction) => void] {
  useEffect(
    () => () => {
      if (bookingStore.get().step === 3) bookingStore.set(NEW_BOOKING);
    },
    [],
  );
  return [useStore(bookingStore), dispatch];
}
