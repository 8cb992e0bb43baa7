/** @jest-environment node */
import { formatCardNumber, formatCvv, formatExpiryDate } from './cardFormats';

it.each([
  ['42424', '4242 4'],
  ['4242-4242 4242x4242', '4242 4242 4242 4242'],
  ['42424242424242429', '42424242424242429'],
  ['4242 4242 4242 4242 4242', '4242424242424242424'],
  ['４２４２－４２４２', '4242 4242'],
])('formatCardNumber formats %j as %j', (typed, formatted) => {
  expect(formatCardNumber(typed)).toBe(formatted);
});

it.each([
  ['1', '1'],
  ['123', '12/3'],
  ['12345', '12/34'],
  ['1/', '01'],
  [' 1 - 30', '01/30'],
  ['0/', '0'],
  ['1x', '1'],
  ['12/2030', '12/30'],
  ['2/20', '02/20'],
  ['12/203', '12/3'],
  ['2030-12', '12/30'],
  ['2030-1', '01/30'],
  ['203012', '12/30'],
  ['２０３０年１２月', '12/30'],
  // While a year is typed first.
  ['20', '20'],
  ['203', '203'],
  ['2030-', '2030'],
  ['20301', '20301'],
  ['20301/', '01/30'],
  ['20302', '02/30'],
])('formatExpiryDate formats %j as %j', (typed, formatted) => {
  expect(formatExpiryDate(typed)).toBe(formatted);
});

it('formatCvv keeps at most four digits', () => {
  expect(formatCvv('12a３45')).toBe('1234');
});
