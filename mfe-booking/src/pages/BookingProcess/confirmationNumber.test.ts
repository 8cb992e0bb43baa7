import { createConfirmationNumber } from './confirmationNumber';

describe('createConfirmationNumber', () => {
  it('returns FK and nine upper-case letters or digits', () => {
    expect(createConfirmationNumber()).toMatch(/^FK[A-Z0-9]{9}$/);
  });

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

  it('returns a different number every time', () => {
    const numbers = Array.from({ length: 50 }, createConfirmationNumber);
    expect(new Set(numbers).size).toBe(50);
  });
});
