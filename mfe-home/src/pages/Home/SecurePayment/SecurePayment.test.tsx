import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import { siAmericanexpress, siDiscover, siMastercard, siPaypal, siVisa } from 'simple-icons';
import { SecurePayment } from './SecurePayment';

describe('SecurePayment', () => {
  it('names the payment brands in text [HOME-8]', () => {
    renderPart(<SecurePayment />);
    const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(names.join()).toBe('Visa,Mastercard,American Express,Discover,PayPal');
  });

  it('has the marks of simple-icons in payment-marks.svg, in the same order [HOME-8]', () => {
    const file = readFileSync(join(__dirname, 'payment-marks.svg'), 'utf8');
    const icons = [siVisa, siMastercard, siAmericanexpress, siDiscover, siPaypal];
    const marks = [...file.matchAll(/fill="#(\w+)".* d="([^"]+)"/g)].map(([, hex, path]) => ({ hex, path }));
    expect(marks).toEqual(icons.map(({ hex, path }) => ({ hex, path })));
  });
});
