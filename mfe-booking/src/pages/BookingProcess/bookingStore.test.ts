/** @jest-environment node */
import { bookingStore, completeBooking } from './bookingStore';

it('completeBooking takes the randomness of its number from Web Crypto [BOOKING-9]', () => {
  jest.spyOn(Math, 'random').mockImplementation(() => {
    throw new Error('Math.random is predictable');
  });
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    (array as Uint32Array).set([0, 25, 26, 35, 36, 61, 4_294_967_295, 1, 2]);
    return array;
  });
  completeBooking();
  expect(bookingStore.get().confirmationNumber).toBe('FKAZ09AZDBC');
});
