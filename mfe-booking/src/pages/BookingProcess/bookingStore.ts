import { createStore } from '@farekite/shared/hooks';

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

export type Step = 1 | 2 | 3;

const NO_CARD = { cardholderName: '', cardNumber: '', expiryDate: '', cvv: '' };

const NEW_BOOKING = {
  step: 1 as Step,
  passenger: { firstName: '', lastName: '', email: '', phone: '', dateOfBirth: '' },
  payment: NO_CARD,
  /** Empty until the booking is complete. */
  confirmationNumber: '',
};

export type Booking = Readonly<typeof NEW_BOOKING>;

/** Keeps the booking while the visitor looks at other pages. */
export const bookingStore = createStore<Booking>(NEW_BOOKING);

export function changeField(form: 'passenger' | 'payment', field: string, value: string): void {
  const booking = bookingStore.get();
  bookingStore.set({ ...booking, [form]: { ...booking[form], [field]: value } });
}

/** A complete booking has no way back: another one starts. */
export function goToStep(step: 1 | 2): void {
  const booking = bookingStore.get();
  bookingStore.set({ ...(booking.step === 3 ? NEW_BOOKING : booking), step });
}

/** FK and nine random characters: `FK7Q2ZB81XA`. */
function createConfirmationNumber(): string {
  const random = crypto.getRandomValues(new Uint32Array(9));
  return `FK${Array.from(random, (value) => CHARACTERS[value % CHARACTERS.length]).join('')}`;
}

/** Drops the card, which is not needed any more. */
export function completeBooking(): void {
  const confirmationNumber = createConfirmationNumber();
  bookingStore.set({ ...bookingStore.get(), step: 3, payment: NO_CARD, confirmationNumber });
}

export function forgetCompleted(): void {
  if (bookingStore.get().step === 3) bookingStore.set(NEW_BOOKING);
}
