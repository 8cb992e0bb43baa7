function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Up to 16 digits in groups of four: `4242 4242 4242 4242`, 19 characters. Longer numbers, of up to 19, without spaces. */
export function formatCardNumber(typed: string): string {
  const digits = digitsOf(typed).slice(0, 19);
  return digits.length > 16 ? digits : digits.replace(/\d{4}(?=\d)/g, '$& ');
}

/** `MM/YY`, also from `1/30`, `12/2030` and `2030-12`. */
export function formatExpiryDate(typed: string): string {
  const monthFirst = typed.replace(/^\D*20(\d\d)\D+(\d\d?)\D*$/, '$2/$1');
  return digitsOf(monthFirst.replace(/^\D*([1-9])(?=[ /.-])/, '0$1')).replace(
    /^(\d\d)(?:20(?=\d))?(\d\d?).*/,
    '$1/$2',
  );
}

/** Up to four digits. */
export function formatCvv(typed: string): string {
  return digitsOf(typed).slice(0, 4);
}
