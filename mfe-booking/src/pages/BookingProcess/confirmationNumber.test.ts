import { createConfirmationNumber } from './confirmationNumber';

describe('A confirmation number', () => {
  it('is FK and nine upper-case letters or digits', () => {
    expect(createConfirmationNumber()).toMatch(/^FK[A-Z0-9]{9}$/);
  });

  it('differs from booking to booking', () => {
    const numbers = Array.from({ length: 50 }, createConfirmationNumber);
    expect(new Set(numbers).size).toBe(50);
  });
});
