import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import { siAmericanexpress, siDiscover, siMastercard, siPaypal, siVisa } from 'simple-icons';
import { SecurePayment } from './SecurePayment';

describe('SecurePayment', () => {
  it.each([
    ['en', 'Secure Payment'],
    ['es', 'Pago seguro'],
  ] as const)('names the payment brands in text (%s) [HOME-8]', (language, title) => {
    renderPart(<SecurePayment />, { language });
    expect(screen.getByRole('region', { name: title })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Visa',
      'Mastercard',
      'American Express',
      'Discover',
      'PayPal',
    ]);
  });

  it('has the marks of simple-icons in payment-marks.svg, in the same order [HOME-8]', () => {
    const file = readFileSync(join(__dirname, 'payment-marks.svg'), 'utf8');
    const marks = [...file.matchAll(/fill="#(\w+)".* d="([^"]+)"/g)].map(([, hex, path]) => ({ hex, path }));
    expect(marks).toEqual(
      [siVisa, siMastercard, siAmericanexpress, siDiscover, siPaypal].map(({ hex, path }) => ({ hex, path })),
    );
  });
});
