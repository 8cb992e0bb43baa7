export interface Passenger {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly dateOfBirth: string;
}

export interface Card {
  readonly cardholderName: string;
  readonly cardNumber: string;
  readonly expiryDate: string;
  readonly cvv: string;
}

export type Step = 1 | 2 | 3;

export interface Booking {
  readonly step: Step;
  readonly passenger: Passenger;
  readonly card: Card;
  /** Empty until the booking is complete. */
  readonly confirmationNumber: string;
}

export type BookingAction =
  | { readonly type: 'passengerChanged'; readonly change: Partial<Passenger> }
  | { readonly type: 'cardChanged'; readonly change: Partial<Card> }
  | { readonly type: 'continued' }
  | { readonly type: 'wentTo'; readonly step: 1 | 2 }
  | { readonly type: 'completed'; readonly confirmationNumber: string };

const NO_CARD: Card = { cardholderName: '', cardNumber: '', expiryDate: '', cvv: '' };

export const NEW_BOOKING: Booking = {
  step: 1,
  passenger: { firstName: '', lastName: '', email: '', phone: '', dateOfBirth: '' },
  card: NO_CARD,
  confirmationNumber: '',
};

export function bookingReducer(booking: Booking, action: BookingAction): Booking {
  switch (action.type) {
    case 'passengerChanged':
      return { ...booking, passenger: { ...booking.passenger, ...action.change } };
    case 'cardChanged':
      return { ...booking, card: { ...booking.card, ...action.change } };
    case 'continued':
      return { ...booking, step: 2 };
    case 'wentTo':
      // A complete booking has no way back: another one starts.
      return { ...(booking.step === 3 ? NEW_BOOKING : booking), step: action.step };
    case 'completed':
      // The card data is not needed any more.
      return { ...booking, step: 3, card: NO_CARD, confirmationNumber: action.confirmationNumber };
  }
}
