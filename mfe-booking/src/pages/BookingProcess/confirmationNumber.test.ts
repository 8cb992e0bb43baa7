import { createConfirmationNumber } from './confirmationNumber';

describe('A confirmation number', () => {
  it('is FK and nine upper-case letters or digits', () => {
    expect(createConfirmationNumber()).toMatch(/^FK[A-Z0-9]{9}$/);
  });

  it('comes from the random values of Web Crypto alone', () => {
    jest.spyOn(Math, 'random').mockImplementation(() => {
      throw new Error('Math.random can be foretold');
    });
    jest.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      (array as Uint32Array).set([0, 25, 26, 35, 36, 61, 4_294_967_295, 1, 2]);
      return array;
    });
    expect(createConfirmationNumber()).toBe('FKAZ09AZDBC');
  });

  it('differs from booking to booking', () => {
    const numbers = Array.from({ length: 50 }, createConfirmationNumber);
    expect(new Set(numbers).size).toBe(50);
  });
});
