import { renderPart } from '@farekite/shared/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { siAmericanexpress, siDiscover, siMastercard, siPaypal, siVisa } from 'simple-icons';
import { SecurePayment } from './SecurePayment';

describe('The payment marks', () => {
  it.each([
    ['en', 'Secure Payment'],
    ['es', 'Pago seguro'],
  ] as const)('are named in words (%s)', (language, title) => {
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

  it('lie in their file as their collection draws and colours them, in the same order', () => {
    const file = readFileSync(join(__dirname, 'payment-marks.svg'), 'utf8');
    const marks = [...file.matchAll(/fill="#(\w+)".* d="([^"]+)"/g)].map(([, hex, path]) => ({ hex, path }));
    expect(marks).toEqual(
      [siVisa, siMastercard, siAmericanexpress, siDiscover, siPaypal].map(({ hex, path }) => ({ hex, path })),
    );
  });
});
