import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siAmericanexpress, siDiscover, siMastercard, siPaypal, siVisa } from 'simple-icons';

it('SecurePayment has the marks of simple-icons in payment-marks.svg, in the order of its brands [HOME-8]', () => {
  const file = readFileSync(join(__dirname, 'payment-marks.svg'), 'utf8');
  const icons = [siVisa, siMastercard, siAmericanexpress, siDiscover, siPaypal];
  const marks = [...file.matchAll(/fill="#(\w+)".* d="([^"]+)"/g)].map(([, hex, path]) => ({ hex, path }));
  expect(marks).toEqual(icons.map(({ hex, path }) => ({ hex, path })));
});
