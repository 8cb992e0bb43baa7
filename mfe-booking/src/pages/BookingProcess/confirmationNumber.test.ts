/** @jest-environment node */
import { createConfirmationNumber } from './confirmationNumber';

describe('createConfirmationNumber', () => {
  it('takes all randomness from Web Crypto [BOOKING-9]', () => {
    jest.spyOn(Math, 'random').mockImplementation(() => {
      throw new Error('Math.random is predictable');
    });
    jest.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      (array as Uint32Array).set([0, 25, 26, 35, 36, 61, 4_294_967_295, 1, 2]);
      return array;
    });
    expect(createConfirmationNumber()).toBe('FKAZ09AZDBC');
  });
});
