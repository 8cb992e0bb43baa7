import { NEW_BOOKING, type Booking } from './booking';

let unfinished = NEW_BOOKING;

/**
 * The booking that was begun in this document and not completed. A visitor who goes back to the
 * flights and comes again finds it as it was; a reload starts a new one.
 */
export function unfinishedBooking(): Booking {
  return unfinished;
}

/** Keeps a booking until its visitor comes again; one that is complete is forgotten. */
export function keepUnfinished(booking: Booking): void {
  unfinished = booking.step === 3 ? NEW_BOOKING : booking;
}
