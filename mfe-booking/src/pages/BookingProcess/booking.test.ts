import { bookingReducer, NEW_BOOKING, type Booking } from './booking';

describe('bookingReducer', () => {
  const card = { cardholderName: 'Ana', cardNumber: '4242', expiryDate: '12/30', cvv: '123' };
  const paying: Booking = { ...NEW_BOOKING, step: 2, card };

  it('keeps the entered values on Continue and Back [BOOKING-2]', () => {
    const named = bookingReducer(NEW_BOOKING, { type: 'passengerChanged', change: { firstName: 'Ana' } });
    const back = bookingReducer(bookingReducer(named, { type: 'continued' }), { type: 'wentTo', step: 1 });
    expect(back).toEqual({ ...NEW_BOOKING, passenger: { ...NEW_BOOKING.passenger, firstName: 'Ana' } });
  });

  it('starts another booking on the way back from a complete one [BOOKING-28]', () => {
    const complete = bookingReducer(paying, { type: 'completed', confirmationNumber: 'FK123456789' });
    expect(bookingReducer(complete, { type: 'wentTo', step: 1 })).toEqual(NEW_BOOKING);
  });

  it('changes one field of the card at a time', () => {
    const changed = bookingReducer(paying, { type: 'cardChanged', change: { cvv: '9' } });
    expect(changed.card).toEqual({ ...card, cvv: '9' });
  });

  it('clears the card when the booking is complete [BOOKING-27]', () => {
    const complete = bookingReducer(paying, { type: 'completed', confirmationNumber: 'FK123456789' });
    expect(complete).toMatchObject({ step: 3, confirmationNumber: 'FK123456789' });
    expect(Object.values(complete.card)).toEqual(['', '', '', '']);
  });
});
